import { displayStates } from '@psifida/contract/content/display';
import { Gauge, type Registry } from 'prom-client';
import type { EventHub } from './events/event-hub.ts';
import type { StaffHub } from './events/staff-hub.ts';
import { judgeDisplays } from './find-display.ts';
import type { DisplayParts } from './parts.ts';

/** For whoever is to be told when a display goes dark. */
export function displayMetrics({
  metrics,
  hub,
  staff,
  ...parts
}: DisplayParts & { metrics: Registry; hub: EventHub; staff: StaffHub }) {
  let asked: ReturnType<typeof judgeDisplays> | null = null;
  /** The metrics of one scrape are told by one look. */
  const look = () => {
    asked ??= judgeDisplays(parts).finally(() => {
      asked = null;
    });
    return asked;
  };
  new Gauge({
    name: 'psifida_displays',
    help: 'Displays by their state: green shows what it should, red has not for minutes',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      const displays = await look();
      for (const state of displayStates)
        this.set({ state }, displays.filter((display) => display.state === state).length);
    },
  });
  new Gauge({
    name: 'psifida_display_state',
    help: 'Each display by name: 0 is green, 1 amber, 2 red; the label glass says what it is about',
    labelNames: ['id', 'name', 'system', 'glass'],
    registers: [metrics],
    async collect() {
      this.reset();
      for (const { id, name, system, glass, state } of await look())
        this.set({ id, name, system, glass }, displayStates.indexOf(state));
    },
  });
  new Gauge({
    name: 'psifida_display_streams',
    help: 'Event streams of displays that this process holds',
    registers: [metrics],
    collect() {
      this.set(hub.size());
    },
  });
  new Gauge({
    name: 'psifida_staff_streams',
    help: 'Event streams of staff that this process holds: open windows, more or less',
    registers: [metrics],
    collect() {
      this.set(staff.size());
    },
  });
}
