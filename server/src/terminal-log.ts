type Line = { level: number; msg?: string; reason?: string; err?: { message?: string } };

/** The log as sentences, for whoever watches a terminal; elsewhere, and where LOG_LEVEL is set, it is JSON. */
export const terminalLog = {
  write: (json: string) => {
    const { level, msg, reason, err } = JSON.parse(json) as Line;
    const sentence = [msg, reason ?? err?.message]
      .filter(Boolean)
      .join(': ')
      .replace(/\p{Cc}+/gu, ' ');
    console.error(`${level >= 50 ? 'Error' : 'Warning'}: ${sentence}.`);
  },
};

export const isWatched = (): boolean => process.stderr.isTTY && !process.env.LOG_LEVEL;
