import { type EmergencyMessage, emergencyLevels } from '@psifida/contract/content/display';

/** Those that hold at this instant, the gravest first and of these the latest. What has ended ends here, server or not. */
export const emergenciesNow = (messages: readonly EmergencyMessage[], now: number): EmergencyMessage[] =>
  messages
    .filter(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until))
    .toSorted(
      (a, b) =>
        emergencyLevels.indexOf(b.level) - emergencyLevels.indexOf(a.level) ||
        Date.parse(b.from) - Date.parse(a.from),
    );
