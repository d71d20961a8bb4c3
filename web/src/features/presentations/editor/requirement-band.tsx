import { unfinishedParts } from '@psifida/contract/content/presentation-content';
import { type Missing, tooFew } from '@psifida/contract/registry/check';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useRequirementTexts } from '../../../i18n/requirement-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Checklist, type ChecklistLine } from '../../../ui/checklist.tsx';
import { lowResolutionShown } from './judge-draft.ts';
import type { Editor } from './use-editor.ts';

/** The rule seen before it is met: live, by the judge that the server asks (R-VAL-04, R-VAL-08). */
export function RequirementBand({ editor }: { editor: Editor }) {
  const { content, rules, judgement, isLoading, isTitled, isReady } = editor;
  return <Band {...{ rules, judgement, isLoading, isTitled, isReady }} entries={content.entries} />;
}

type BandProps = Pick<Editor, 'rules' | 'judgement' | 'isLoading' | 'isTitled' | 'isReady'> &
  Pick<Editor['content'], 'entries'>;

const Band = memo(function Band(props: BandProps) {
  const { entries, rules, judgement, isLoading, isTitled, isReady } = props;
  const t = useTranslations();
  const { standing, hint } = useRequirementTexts();
  const lineOf = (section: Missing): ChecklistLine => {
    const { kind, atLeast } = section;
    if (isLoading) return { key: kind, state: null, text: '' };
    if (atLeast === 0)
      return { key: kind, state: 'optional', text: `${t(`kinds.${kind}.title`)}: ${hint(section)}` };
    if (!tooFew(section)) return { key: kind, state: 'done', text: standing(section) };
    const count = entries.filter(
      (one) => one.kind === kind && one.active && unfinishedParts(one).length > 0,
    ).length;
    const reason = kind === 'news-links' ? 'editor.unfinishedLinks' : 'editor.unfinished';
    const why = count > 0 ? ` (${t(reason, { count })})` : '';
    return { key: kind, state: 'open', text: `${standing(section)}${why}` };
  };
  return (
    <Checklist
      id="requirements"
      about={t('editor.requirements')}
      title={isReady ? t(`editor.ready.${rules.installation}`) : t('editor.notReady')}
      ready={isReady}
      isLoading={isLoading}
      lines={[
        { key: 'title', state: isTitled ? 'done' : 'open', text: t('hints.inBothDone') },
        ...judgement.standing.map(lineOf),
      ]}
    />
  );
});

type LowResolutionProps = Pick<Editor['content'], 'entries'> & Pick<Editor, 'assets'>;

/** R-VAL-07 */
export const LowResolutionNote = memo(function LowResolutionNote({ entries, assets }: LowResolutionProps) {
  const t = useTranslations();
  const low = lowResolutionShown({ entries }, assets);
  if (low.images + low.videos === 0) return null;
  return (
    <Banner tone="wait" role="note">
      {low.images > 0 && (
        <p>
          {t('media.lowWarning')}. {t('editor.lowResolutionDo')}
        </p>
      )}
      {low.videos > 0 && (
        <p>
          {t('editor.lowVideos')}. {t('editor.lowVideosDo')}
        </p>
      )}
    </Banner>
  );
});
