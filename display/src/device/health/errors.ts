import type { HealthReport } from '@psifida/contract/content/display';

type Errors = HealthReport['errors'];

const atMost = 20;
const codeLength = 60;
const detailLength = 300;

/** Until they have been reported. */
export function createErrors(now: () => number) {
  let kept: Errors = [];
  return {
    add: (code: string, detail: unknown) => {
      const text = detail instanceof Error ? `${detail.name}: ${detail.message}` : String(detail);
      const at = new Date(now()).toISOString();
      kept = [...kept, { code: code.slice(0, codeLength), detail: text.slice(0, detailLength), at }].slice(
        -atMost,
      );
    },
    list: () => kept,
    /** Drops what was reported; keeps what came meanwhile. */
    reported: (sent: Errors) => {
      kept = kept.filter((error) => !sent.includes(error));
    },
  };
}
export type ErrorList = ReturnType<typeof createErrors>;
