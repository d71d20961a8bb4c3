import { displayStates } from '@psifida/contract/content/display';
import { Gauge, type Registry } from 'prom-client';
import type { EventHub } from './events/event-hub.ts';
import { listDisplays } from './find-display.ts';
import type { DisplayParts } from './parts.ts';

/** For whoever is to be told when a display goes dark. */
export function displayMetrics({
  metrics,
  hub,
  ...parts
}: DisplayParts & { metrics: Registry; hub: EventHub }) {
  new Gauge({
    name: 'psifida_displays',
    help: 'Displays by their state: green shows what it should, red has not for minutes',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      const { items } = await listDisplays(parts, {});
      for (const state of displayStates)
        this.set({ state }, items.filter((display) => display.state === state).length);
    },
  });
  new Gauge({
    name: 'psifida_display_streams',
    help: 'Event streams that this process holds',
    registers: [metrics],
    collect() {
      this.set(hub.size());
    },
  });
}
