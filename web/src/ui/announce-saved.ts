import type { Judged } from '@psifida/contract/content/presentation-status';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useAudience } from '../api/audiences.ts';
import { statusTexts } from '../i18n/status-text.ts';
import { announceSuccess, type Success } from './success.ts';

/** Says that a presentation was saved, and what that changes on the displays. */
export function useAnnounceSaved(system: SystemId | null) {
  const audience = useAudience(system);
  return (what: Success['what'], after: Judged, before: Judged | null): void => {
    const change = audience?.changeOnGlass(before, after) ?? null;
    const note: Success['note'] = change && ((locale) => statusTexts(locale).change(change, Date.now()));
    announceSuccess(what, 'presentation', note);
  };
}
