import { Box, Button, NativeSelect } from '@mantine/core';
import { type AnnouncementContent, pressings } from '@psifida/contract/content/announcement';
import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import {
  type EventContent,
  type EventRepeats,
  eventCategories,
  eventCategoryNames,
  repeatUnits,
} from '@psifida/contract/content/event';
import { useLocale, useTranslations } from 'use-intl';
import { useDisplayTags } from '../../../api/display-tags.ts';
import { usePoints } from '../../../api/points.ts';
import { fieldId } from '../../../document/faults.ts';
import { ScheduleEditor, Weekdays } from '../../../document/schedule-editor.tsx';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { Choice } from '../../../ui/choice-group.tsx';
import { NumberField, parseWhole } from '../../../ui/number-field.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { Switch } from '../../../ui/switch.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import { MomentField, WrittenField } from '../../../ui/written-field.tsx';
import { oneLine, useItemErrors } from './item-context.ts';
import classes from './item-editor.module.css';
import { change } from './item-edits.ts';
import { ItemPart } from './item-part.tsx';
import type { ItemEditor } from './use-item-editor.ts';

type TownPartProps<Content> = { editor: ItemEditor; content: Content };

export function AnnouncementParts({ editor, content }: TownPartProps<AnnouncementContent>) {
  const t = useTranslations('library');
  const readOnly = useReadOnly();
  return (
    <>
      <ItemPart id={fieldId('announcement', 'pressing')} title={t('fields.pressing')}>
        <fieldset disabled={readOnly} aria-label={t('fields.pressing')}>
          {pressings.map((pressing) => (
            <Choice
              key={pressing}
              name="pressing"
              checked={content.pressing === pressing}
              onChoose={() => editor.edit(change({ pressing }))}
            >
              {t(`pressings.${pressing}`)}
            </Choice>
          ))}
        </fieldset>
      </ItemPart>
      <Box mb={24}>
        <ScheduleEditor
          schedule={content.schedule}
          edit={(set) => editor.edit((before) => ('pressing' in before ? set(before) : before))}
        />
      </Box>
      <TagsPart editor={editor} content={content} />
    </>
  );
}

function TagsPart({ editor, content }: TownPartProps<AnnouncementContent | EventContent>) {
  const t = useTranslations();
  const { atField } = useItemErrors(editor);
  const readOnly = useReadOnly();
  const { tags: known } = useDisplayTags();
  const { kind } = editor;
  return (
    <ItemPart id={fieldId(kind, 'tags-part')} title={t('tags.title')}>
      <fieldset disabled={readOnly}>
        <TagsField
          id={fieldId(kind, 'tags')}
          label={t('library.fields.tags')}
          hint={t('library.fields.tagsHint')}
          error={oneLine(atField('tags'))}
          value={content.tags}
          known={known}
          onChange={(tags) => editor.edit(change({ tags }))}
        />
      </fieldset>
    </ItemPart>
  );
}

/** One of the town's points, or none: what is no longer there is named and refused. */
export function PointField({ editor, content: { point } }: TownPartProps<EventContent>) {
  const t = useTranslations('library.fields');
  const problem = useProblemText();
  const locale = useLocale();
  const readOnly = useReadOnly();
  const { atField } = useItemErrors(editor);
  const { points = [], find, isKnown } = usePoints();
  const isGone = point !== null && isKnown && !find(point);
  const groups = [...new Set(points.map(({ presentation }) => presentation))].map((id) => {
    const own = points.filter(({ presentation }) => presentation === id);
    return {
      group: own[0]?.of[locale] ?? '',
      items: own.map((one) => ({ value: keyOf(one), label: one.title[locale] || one.title.el })),
    };
  });
  return (
    <NativeSelect
      mt={16}
      maw={480}
      id={fieldId('event', 'point')}
      label={t('point')}
      description={readOnly ? undefined : t('pointHint')}
      error={oneLine(atField('point')) ?? (isGone && problem.field('event.point-gone', {}))}
      value={point ? keyOf(point) : ''}
      disabled={readOnly}
      data={[
        { value: '', label: t('noPoint') },
        ...(point && !find(point) ? [{ value: keyOf(point), label: isKnown ? t('pointGone') : '…' }] : []),
        ...groups,
      ]}
      onChange={({ currentTarget: { value } }) => {
        const one = points.find((candidate) => keyOf(candidate) === value);
        editor.edit(change({ point: one ? { presentation: one.presentation, entry: one.entry } : null }));
      }}
    />
  );
}

const keyOf = ({ presentation, entry }: NonNullable<EventContent['point']>): string =>
  `${presentation} ${entry}`;

const weekly: EventRepeats = { every: 1, unit: 'week', weekdays: [], until: null };

const dateIn = (wall: string): string => wall.split('T')[0] ?? '';

export function EventParts({ editor, content }: TownPartProps<EventContent>) {
  const t = useTranslations('library');
  const locale = useLocale();
  const readOnly = useReadOnly();
  const { atField } = useItemErrors(editor);
  const { begin, end, wholeDay, repeats, category } = content;
  const set = (part: Partial<EventContent>) => editor.edit(change(part));
  const errorAt = (field: string) => oneLine(atField(field));
  return (
    <>
      <ItemPart id={fieldId('event', 'begin')} title={t('when.title')}>
        <fieldset disabled={readOnly} className={classes.stack}>
          <Switch checked={wholeDay} onChange={(on) => set({ wholeDay: on })}>
            {t('fields.wholeDay')}
          </Switch>
          {wholeDay ? (
            (['begin', 'end'] as const).map((edge) => (
              <WrittenField
                key={edge}
                as="date"
                label={t(`fields.${edge}`)}
                value={dateIn(content[edge] ?? '')}
                error={errorAt(edge)}
                onChange={(date) => set({ [edge]: date ? `${date}T00:00` : edge === 'end' ? null : '' })}
              />
            ))
          ) : (
            <>
              <MomentField
                label={t('fields.begin')}
                hourLabel={t('when.hour')}
                value={begin || null}
                error={errorAt('begin')}
                onChange={(wall) => set({ begin: wall ?? '' })}
              />
              <MomentField
                label={t('fields.end')}
                hourLabel={t('when.hour')}
                value={end}
                error={errorAt('end')}
                onChange={(wall) => set({ end: wall })}
              />
            </>
          )}
          <Switch checked={!!repeats} onChange={(on) => set({ repeats: on ? weekly : null, except: [] })}>
            {t('when.repeats')}
          </Switch>
          {repeats && (
            <Repetition {...{ content, repeats }} error={errorAt('repeats') ?? errorAt('except')} set={set} />
          )}
        </fieldset>
      </ItemPart>
      <ItemPart id={fieldId('event', 'category-part')} title={t('fields.category')}>
        <NativeSelect
          id={fieldId('event', 'category')}
          aria-label={t('fields.category')}
          value={category}
          disabled={readOnly}
          data={eventCategories.map((value) => ({ value, label: eventCategoryNames[value][locale] }))}
          onChange={({ currentTarget: { value } }) =>
            set({ category: eventCategories.find((one) => one === value) ?? 'other' })
          }
        />
      </ItemPart>
      <TagsPart editor={editor} content={content} />
    </>
  );
}

type RepetitionProps = {
  content: EventContent;
  repeats: EventRepeats;
  error: string | undefined;
  set: (part: Partial<EventContent>) => void;
};

function Repetition({ content: { begin, except }, repeats, error, set }: RepetitionProps) {
  const t = useTranslations('library.when');
  const repeat = (part: Partial<EventRepeats>) => set({ repeats: { ...repeats, ...part } });
  const latest = except.at(-1) ?? (dateIn(begin) || dateAt(Date.now()));
  return (
    <>
      <div className={classes.facts}>
        <NumberField
          id={fieldId('event', 'repeats.every')}
          label={t('every')}
          value={repeats.every}
          parse={parseWhole}
          onChange={(every) => every !== null && repeat({ every })}
        />
        <NativeSelect
          label={t('unit')}
          value={repeats.unit}
          data={repeatUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            repeat({ unit: repeatUnits.find((one) => one === value) ?? 'week', weekdays: [] })
          }
        />
      </div>
      {repeats.unit === 'week' && (
        <Weekdays chosen={repeats.weekdays} error={undefined} onChange={(weekdays) => repeat({ weekdays })} />
      )}
      <WrittenField
        as="date"
        label={t('until')}
        description={t('untilHint')}
        value={repeats.until ?? ''}
        error={error}
        onChange={(until) => repeat({ until: until || null })}
      />
      {except.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day has no identity, and is typed letter by letter
        <div key={index} className="shape-line">
          <WrittenField
            as="date"
            label={t('except')}
            value={day}
            onChange={(next) => set({ except: except.with(index, next) })}
          />
          <Button variant="default" onClick={() => set({ except: except.toSpliced(index, 1) })}>
            {t('removeExcept')}
          </Button>
        </div>
      ))}
      <PlainButton icon="plus" onClick={() => set({ except: [...except, addDays(latest, 1)] })}>
        {t('addExcept')}
      </PlainButton>
    </>
  );
}
