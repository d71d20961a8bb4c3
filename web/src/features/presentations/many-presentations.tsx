import { Button, Menu } from '@mantine/core';
import { missingSection, type PresentationSummary } from '@psifida/contract/content/presentation';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { Judged } from '@psifida/contract/content/presentation-status';
import { schedule as scheduleShape } from '@psifida/contract/content/schedule';
import { scheduleFaults } from '@psifida/contract/content/schedule-faults';
import { type ManyAnswer, manyAtOnce, type Refused } from '@psifida/contract/endpoints/many';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { z } from 'zod';
import { useAudience } from '../../api/audiences.ts';
import { useDisplayTags } from '../../api/display-tags.ts';
import { DeleteMany } from '../../document/deletion-dialog.tsx';
import { translatorOf } from '../../i18n/made-once.ts';
import { useProblemText } from '../../i18n/problem-text.ts';
import { list, useRequirementTexts } from '../../i18n/requirement-texts.ts';
import { statusTexts } from '../../i18n/status-text.ts';
import { lazyComponent } from '../../lib/lazy-when-idle.ts';
import { ApplyDialog, type AskingProps } from '../../ui/many/apply-dialog.tsx';
import { SelectionBar } from '../../ui/many/selection-bar.tsx';
import type { Action, ManyOf } from '../../ui/many/use-many.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { type ManyWish, useManyPresentations } from './presentation-queries.ts';

const ScheduleEditor = lazyComponent(
  async () => (await import('../../document/schedule-editor.tsx')).ScheduleEditor,
);
const TagsField = lazyComponent(async () => (await import('../../ui/tags-field.tsx')).TagsField);

const incomplete = z.object({ missing: z.array(missingSection) });

export function useRefusalText() {
  const t = useTranslations();
  const locale = useLocale();
  const { problem, field } = useProblemText();
  const { lacking } = useRequirementTexts();
  return ({ code, params, issues }: Refused): ReactNode => {
    const { data } = incomplete.safeParse(params);
    if (data) return t('editor.cannotActivate', { what: list(locale, data.missing.map(lacking)) });
    const isLast = code === 'presentation.last-active' || code === 'presentation.last-active-delete';
    if (isLast) return `${problem(code)} ${t('presentations.activateAnother')}`;
    const [issue] = issues;
    return issue ? field(issue.code, issue.params) : problem(code, params);
  };
}

/** What is done to many, with what it changes on the displays of those that are in sight. */
export function useActions(system: SystemId, rows: readonly PresentationSummary[]) {
  const { toAction } = useManyPresentations(system);
  const audience = useAudience(system);
  return (...[what, wish]: Parameters<typeof toAction>): Action<ManyAnswer> => ({
    ...toAction(what, wish),
    notes: (done, way) => {
      const changes = rows.flatMap((before) => {
        if (!audience || wish.what === 'move' || !done.includes(before.id)) return [];
        const after = { ...before, ...becoming(wish) };
        const [from, to] = way === 'done' ? [before, after] : [after, before];
        const change = audience.changeOnGlass(from, to);
        return change ? [{ change, title: before.title }] : [];
      });
      return (locale) => {
        const lines = changes.slice(0, namedAtMost).map(({ change, title }) => {
          const text = statusTexts(locale).change(change, Date.now());
          return done.length > 1 ? `${title[locale]}: ${text}` : text;
        });
        const count = changes.length - lines.length;
        return count ? [...lines, translatorOf(locale)('hints.more', { count: String(count) })] : lines;
      };
    },
  });
}

const namedAtMost = 5;

const becoming = (wish: ManyWish): Partial<Judged> => {
  if ('schedule' in wish) return { schedule: wish.schedule && scheduleShape.parse(wish.schedule) };
  return 'tags' in wish ? { tags: wish.tags } : { active: wish.what === 'activate' };
};

type ManyPresentationsProps = {
  system: SystemId;
  many: ManyOf<ManyAnswer>;
  toAction: ReturnType<typeof useActions>;
};

export function ManyPresentations({ system, many, toAction }: ManyPresentationsProps) {
  const t = useTranslations();
  const [asking, setAsking] = useState<'schedule' | 'audience' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const run = (...action: Parameters<typeof toAction>) => {
    close();
    void many.run(toAction(...action));
  };
  const count = many.selected.size;
  return (
    <>
      <SelectionBar many={many} gender="feminine">
        <Button size="sm" onClick={() => run('activate', { what: 'activate' })}>
          {t('presentations.activate')}
        </Button>
        <Button size="sm" variant="default" onClick={() => run('deactivate', { what: 'deactivate' })}>
          {t('presentations.deactivate')}
        </Button>
        <MoreMenu on="card" label={t('many.more')}>
          <Menu.Item onClick={() => setAsking('schedule')}>{t('many.schedule')}</Menu.Item>
          <Menu.Item onClick={() => setAsking('audience')}>{t('many.audience')}</Menu.Item>
          {count <= manyAtOnce && (
            <>
              <Menu.Item onClick={() => run('move', { what: 'move', to: 'first' })}>
                {t('many.toFirst')}
              </Menu.Item>
              <Menu.Item onClick={() => run('move', { what: 'move', to: 'last' })}>
                {t('many.toLast')}
              </Menu.Item>
            </>
          )}
          <Menu.Item color="red" onClick={() => setAsking('delete')}>
            {t('presentations.remove')}
          </Menu.Item>
        </MoreMenu>
      </SelectionBar>
      <ScheduleMany
        opened={asking === 'schedule'}
        onClose={close}
        onApply={(schedule) => run('schedule', { what: 'schedule', schedule })}
      />
      <AudienceMany
        system={system}
        opened={asking === 'audience'}
        onClose={close}
        onApply={(tags) => run('audience', { what: 'tags', tags })}
      />
      <DeleteMany
        opened={asking === 'delete'}
        things={t('presentations.found', { count })}
        onClose={close}
        onDelete={() => run('delete', { what: 'delete' })}
      />
    </>
  );
}

const blank = emptyContent({ el: '', en: '' });

/** The same form as in the editor; what cannot be is told there, and not sent. */
function ScheduleMany({ opened, onClose, onApply }: AskingProps<typeof blank.schedule>) {
  const t = useTranslations('many');
  const [content, setContent] = useState(blank);
  const { schedule } = content;
  const isThere = ScheduleEditor.useIsThere();
  const isRight = scheduleShape.nullable().safeParse(schedule).success && !scheduleFaults(schedule).length;
  return (
    <ApplyDialog
      large
      size={760}
      opened={opened}
      title={t('scheduleTitle')}
      text={t('scheduleText')}
      disabled={!isThere || !isRight}
      onClose={onClose}
      onApply={() => onApply(schedule)}
    >
      <ScheduleEditor schedule={schedule} edit={setContent} />
    </ApplyDialog>
  );
}

function AudienceMany({ system, opened, onClose, onApply }: AskingProps<string[]> & { system: SystemId }) {
  const t = useTranslations('many');
  const { tags: known } = useDisplayTags(system);
  const [tags, setTags] = useState<string[]>([]);
  const isThere = TagsField.useIsThere();
  return (
    <ApplyDialog
      opened={opened}
      title={t('audienceTitle')}
      text={t('audienceText')}
      disabled={!isThere}
      onClose={onClose}
      onApply={() => onApply(tags)}
    >
      <TagsField
        id="audience-of-many"
        label={t('audienceLabel')}
        hint={t('audienceHint')}
        value={tags}
        known={known}
        onChange={setTags}
      />
    </ApplyDialog>
  );
}
