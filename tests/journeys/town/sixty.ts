import { randomUUID } from 'node:crypto';
import type { Bilingual } from '@psifida/contract/bilingual';
import { endpoints } from '@psifida/contract/endpoints/all';
import { libraryKinds } from '@psifida/contract/kinds';
import { systemIds } from '@psifida/contract/registry/systems';
import { aPairedDisplay } from '../support/display-without-glass.ts';
import type { StaffApi } from '../support/staff-api.ts';

const atLeast = 60;
/** Every seventh has a name as long as a name may be in a town hall. */
const named = (text: Bilingual, at: number): Bilingual =>
  at % 7 === 0
    ? {
        el: `${text.el}, όπως τη φωτογράφισαν οι μαθητές του 2ου Γυμνασίου Νέας Αλικαρνασσού ${at}`,
        en: `${text.en}, as photographed by the pupils of the 2nd secondary school of Nea Alikarnassos ${at}`,
      }
    : { el: `${text.el} ${at}`, en: `${text.en} ${at}` };
const upTo = (have: number) => Array.from({ length: Math.max(0, atLeast - have) }, (_, at) => have + at + 1);

/** What the demonstration has, until there are sixty of each; a town some years later. */
export async function fillSixty(staff: StaffApi, url: string): Promise<void> {
  for (const system of systemIds) {
    const { items, total } = await staff.call(endpoints.listPresentations, { params: { system } });
    for (const at of upTo(total)) {
      const one = items[at % items.length];
      if (!one) throw new Error(`${system} has none`);
      const body = { id: randomUUID(), title: named(one.title, at) };
      await staff.call(endpoints.duplicatePresentation, { params: { system, id: one.id }, body });
    }
  }
  for (const kind of libraryKinds) {
    const { items, total } = await staff.call(endpoints.listItems, { params: { kind } });
    for (const at of upTo(total)) {
      const { id } = items[at % items.length] ?? { id: '' };
      const { content, active } = await staff.call(endpoints.findItem, { params: { kind, id } });
      const body = { active: active && at % 3 > 0, content: { ...content, title: named(content.title, at) } };
      await staff.call(endpoints.createItem, { params: { kind }, body } as never);
    }
  }
  for (const at of upTo(3)) {
    const body = {
      username: `clerk${at}`,
      name:
        at % 7 ? `Μαρία Παπαδάκη ${at}` : `Κωνσταντίνα-Αικατερίνη Παπαδημητροπούλου-Χατζηκωνσταντίνου ${at}`,
    };
    await staff.call(endpoints.addAccount, {
      body: {
        ...body,
        level: 'edit',
        systems: at % 5 ? [] : [...systemIds].slice(0, 4),
        approves: false,
        onDuty: at % 4 === 0,
      },
    });
  }
  for (const at of upTo(0)) {
    const { el: name } = named({ el: 'Οθόνη εισόδου', en: '' }, at);
    await aPairedDisplay(staff, url, {
      system: systemIds[at % systemIds.length] ?? 'system1a',
      name: name.slice(0, 80),
      place: at % 3 ? 'Δημαρχείο' : 'Κέντρο Κοινωνικής Πρόνοιας και Αλληλεγγύης, κεντρική είσοδος',
      tags: at % 2 ? ['λιμάνι'] : ['δημαρχείο', 'είσοδος'],
    });
  }
}
