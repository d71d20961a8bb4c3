/** What was promised to people and what was kept. */
export function openLedger() {
  const answered = new Map<number, number>();
  const ledger = {
    acknowledged: 0,
    lost: [] as string[],
    halfSaved: [] as string[],
    /** Answers of 500: whatever happens, a refusal says which. */
    broken: new Map<string, number>(),
    recoveries: [] as number[],
    /** Kept for the report. */
    answered,
    note: (what: string, status: number): void => {
      answered.set(status, (answered.get(status) ?? 0) + 1);
      if (status === 500) ledger.broken.set(what, (ledger.broken.get(what) ?? 0) + 1);
    },
  };
  return ledger;
}

export type Ledger = ReturnType<typeof openLedger>;
