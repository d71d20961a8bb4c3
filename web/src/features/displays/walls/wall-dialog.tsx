import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import {
  commonTags,
  type JoinedWall,
  joinedAtLeast,
  type WallDraft,
  wallLanguages,
} from '@psifida/contract/content/joined-wall';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { list } from '../../../i18n/requirement-texts.ts';
import { Banner, ProblemBanner } from '../../../ui/banner.tsx';
import { Choice, ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog, useQuestion } from '../../../ui/confirm-dialog.tsx';
import { NumberField, parseWhole } from '../../../ui/number-field.tsx';
import { useSystemName } from '../../systems/registry.tsx';
import { useWallChanges } from '../display-queries.ts';
import { useOpenedWall } from './use-opened-wall.tsx';
import { WallPlaces } from './wall-places.tsx';
import {
  fromNought,
  joinable,
  newWall,
  readWall,
  systemsToJoin,
  usualFrameMm,
  valuesOfWall,
  type WallValues,
  withDisplay,
} from './wall-values.ts';
import classes from './walls.module.css';

type WallFormProps = {
  wall: JoinedWall | null;
  walls: readonly JoinedWall[];
  displays: readonly Display[];
  systems: readonly SystemId[];
  onClose: () => void;
  onDone: (name: string, what: 'made' | 'saved' | 'apart') => void;
};

export function WallDialog({ opened, ...props }: WallFormProps & { opened: boolean }) {
  const t = useTranslations('walls');
  const { wall, onClose } = props;
  return (
    <Dialog
      large
      opened={opened}
      size={760}
      onClose={onClose}
      title={wall ? t('title', { name: wall.name }) : t('new')}
    >
      <WallForm key={wall?.id ?? ''} {...props} />
    </Dialog>
  );
}

export function WallForm({ wall, walls, displays, systems, onClose, onDone }: WallFormProps) {
  const t = useTranslations('walls');
  const modes = useTranslations('displayForm.modes');
  const locale = useLocale();
  const systemName = useSystemName();
  const texts = useProblemText();
  const [values, setValues] = useState<WallValues>(() =>
    wall ? valuesOfWall(wall) : newWall(displays, systems),
  );
  const [frameMm, setFrameMm] = useState<number | null>(usualFrameMm);
  const [attempted, setAttempted] = useState(false);
  const fresh = useRef(crypto.randomUUID());
  const { make, change, takeApart } = useWallChanges();
  const { base, note } = useOpenedWall({ wall, walls, onLoad: (theirs) => set(valuesOfWall(theirs)) });
  const saving = base ? change : make;
  const known = joinable(displays, walls);
  const { draft, faults } = readWall(values, known, base?.id ?? null);
  const between = frameMm !== null && frameMm >= 0 ? frameMm : usualFrameMm;

  const set = (part: Partial<WallValues>) => {
    saving.reset();
    setValues((before) => ({ ...before, ...part }));
  };
  const takeOut = (display: string) =>
    set({ places: fromNought(values.places.filter((one) => one.display !== display)) });

  const faultAt = (...path: (string | number)[]) => {
    const found = faults.find((fault) => fault.path.join('.') === path.join('.'));
    return found && texts.field(found.code, found.params);
  };
  const nameOf = (id: string) => displays.find((one) => one.id === id)?.name ?? t('gone');
  const offered = displays.filter(
    ({ id, system }) => system === values.system || values.places.some((one) => one.display === id),
  );
  const gone = values.places.filter(({ display }) => !displays.some(({ id }) => id === display));
  const members = values.places.flatMap(({ display }) => displays.find(({ id }) => id === display) ?? []);
  const tags = members.map((one) => one.tags);
  const notCommon = [...new Set(tags.flat())].filter((tag) => !commonTags([[tag], ...tags]).length);
  const isWrong = (index: number) => faults.some(({ path }) => path[0] === 'places' && path[1] === index);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (draft) save(draft);
  };
  const save = (body: WallDraft) => {
    const done = { onSuccess: () => onDone(body.name, base ? ('saved' as const) : ('made' as const)) };
    if (base) change.mutate({ params: { id: base.id }, body: { version: base.version, ...body } }, done);
    else make.mutate({ body: { id: fresh.current, ...body } }, done);
  };
  const [askApart, question] = useQuestion({
    title: t('apartTitle', { name: base?.name ?? '' }),
    children: t('apartText'),
    stay: t('apartStay'),
    go: t('apart'),
    onGo: () =>
      base && takeApart.mutate({ params: { id: base.id } }, { onSuccess: () => onDone(base.name, 'apart') }),
  });
  const failure = saving.error ?? takeApart.error;

  return (
    <>
      {question}
      <form noValidate onSubmit={submit} className="shape-form">
        <p className="shape-quiet">{t('intro')}</p>
        <div className={classes.pair}>
          <TextInput
            id="wall-name"
            required
            data-autofocus
            label={t('name')}
            value={values.name}
            error={attempted && faultAt('name')}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
          <NativeSelect
            label={t('system')}
            value={values.system}
            onChange={({ currentTarget }) =>
              set({ system: currentTarget.value as WallValues['system'], places: [] })
            }
            data={systemsToJoin(systems).map((id) => ({ value: id, label: systemName(id) }))}
          />
          <NativeSelect
            label={t('language')}
            value={values.languageMode}
            onChange={({ currentTarget }) =>
              set({ languageMode: currentTarget.value as WallValues['languageMode'] })
            }
            data={wallLanguages.map((mode) => ({ value: mode, label: modes(mode) }))}
          />
          <NumberField
            id="wall-distance"
            label={t('distance')}
            value={values.viewingDistanceMm}
            parse={parseWhole}
            error={faultAt('viewingDistanceMm')}
            onChange={(viewingDistanceMm) => set({ viewingDistanceMm })}
          />
        </div>
        <ChoiceGroup legend={t('displays')} hint={t('displaysHint', { count: String(joinedAtLeast) })}>
          {offered.map((display) => {
            const elsewhere = known.find(({ id }) => id === display.id)?.wall;
            const isIn = values.places.some((one) => one.display === display.id);
            const other = elsewhere !== base?.id && walls.find(({ id }) => id === elsewhere);
            return (
              <Choice
                key={display.id}
                many
                name="wall-displays"
                checked={isIn}
                onChoose={() =>
                  isIn ? takeOut(display.id) : set({ places: withDisplay(values.places, display, between) })
                }
                hint={other ? t('inAnother', { name: other.name }) : display.place}
              >
                {display.name}
              </Choice>
            );
          })}
          {gone.map(({ display }) => (
            <Choice key={display} many checked name="wall-displays" onChoose={() => takeOut(display)}>
              {t('gone')}
            </Choice>
          ))}
        </ChoiceGroup>
        {values.places.length > 0 && (
          <WallPlaces
            places={values.places}
            image={members.find(({ image }) => image)?.image ?? null}
            frame={{ mm: frameMm, between, onChange: setFrameMm }}
            {...{ nameOf, faultAt, isWrong }}
            onPlaces={(places) => set({ places })}
          />
        )}
        {notCommon.length > 0 && (
          <Banner tone="wait">{t('notCommon', { tags: list(locale, notCommon) })}</Banner>
        )}
        {attempted && values.places.length < joinedAtLeast && (
          <p role="alert" className={classes.fault}>
            {t('tooFew', { count: String(joinedAtLeast) })}
          </p>
        )}
        {note ?? (failure && <ProblemBanner error={failure} />)}
        <Group justify="flex-end" gap={12}>
          {base && (
            <Button me="auto" variant="subtle" color="red" loading={takeApart.isPending} onClick={askApart}>
              {t('apart')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t(base ? 'save' : 'make')}
          </Button>
        </Group>
      </form>
    </>
  );
}
