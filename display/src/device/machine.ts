import { type InstructionKind, type MachineSaid, machineSaid } from '@psifida/contract/content/instruction';

/** Messages to the kiosk program, and the event of its answers. */
const binding = 'psifidaKiosk';
const answered = 'psifida-kiosk';
const patienceMs = 30_000;

type Question =
  | { what: 'facts' }
  | { what: 'image' }
  | { what: 'do'; kind: InstructionKind; value: number | null }
  | { what: 'screen'; on: boolean };

type Heard = { ask: number; answer?: unknown; error?: string };

/** Through the kiosk program; null where there is none. */
export function openMachine(page: Window & { [binding]?: unknown }) {
  const send = page[binding];
  if (typeof send !== 'function') return null;
  let asked = 0;
  const ask = (question: Question): Promise<unknown> =>
    new Promise((resolve, reject) => {
      asked += 1;
      const number = asked;
      const end = (settle: () => void) => {
        page.removeEventListener(answered, hear);
        clearTimeout(timer);
        settle();
      };
      const hear = (event: Event) => {
        const { ask: whose, answer, error } = (event as CustomEvent<Heard>).detail;
        if (whose !== number) return;
        end(() => (error === undefined ? resolve(answer) : reject(new Error(error))));
      };
      const timer = setTimeout(() => end(() => reject(new Error('no answer'))), patienceMs);
      page.addEventListener(answered, hear);
      send(JSON.stringify({ ask: number, ...question }));
    });
  return {
    /** Undefined where they cannot be read, so that a report does not fail. */
    facts: (): Promise<MachineSaid | undefined> =>
      ask({ what: 'facts' }).then(
        (facts) => machineSaid.safeParse(facts).data,
        () => undefined,
      ),
    /** A small JPEG of the glass, in base64. */
    image: async (): Promise<string> => String(await ask({ what: 'image' })),
    follow: async (kind: InstructionKind, value: number | null): Promise<void> => {
      await ask({ what: 'do', kind, value });
    },
    screen: async (on: boolean): Promise<void> => {
      await ask({ what: 'screen', on });
    },
  };
}
export type Machine = NonNullable<ReturnType<typeof openMachine>>;
