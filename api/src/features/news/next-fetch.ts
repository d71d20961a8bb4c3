const minute = 60;
const regular = 10 * minute;
const longest = 120 * minute;

/** A tenth earlier or later, so that feeds added together do not stay together. */
const jitter = (seconds: number): number => seconds * (0.9 + Math.random() * 0.2);

/** Seconds until a feed is asked again: soon after its first failure, then ever more rarely. */
export const nextFetchSeconds = (failures: number): number =>
  jitter(failures === 0 ? regular : Math.min(minute * 2 ** Math.min(failures, 10), longest));
