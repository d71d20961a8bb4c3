import { Box, Menu } from '@mantine/core';
import type { ItemSummary, ListedItem } from '@psifida/contract/content/library-item';
import type { MediaAsset } from '@psifida/contract/content/media';
import { spanOf } from '@psifida/contract/content/occurrences';
import { nextOccurrence } from '@psifida/contract/content/town-plan';
import { isTownKind } from '@psifida/contract/kinds';
import { addressOfItem } from '@psifida/contract/registry/addresses';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ChangeWaits } from '../../document/change-waits.tsx';
import { PresentInList } from '../../document/presence.tsx';
import { genders } from '../../i18n/genders.ts';
import { useItemTexts } from '../../i18n/item-texts.ts';
import { usePersonName } from '../../i18n/person-name.ts';
import { list, useRequirementTexts } from '../../i18n/requirement-texts.ts';
import { longDay, useWhen } from '../../i18n/when.ts';
import { ImageCard } from '../../ui/image-card.tsx';
import { DoubtMark } from '../../ui/language-doubts.tsx';
import { useGo } from '../../ui/link.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { stateOf } from '../../ui/pill.tsx';
import { Switch } from '../../ui/switch.tsx';
import { DeleteItemDialog } from './delete-item-dialog.tsx';
import classes from './item-card.module.css';
import { useItemError } from './item-error.tsx';
import { ItemImage } from './item-image.tsx';
import { ItemCompleteness, ItemState } from './item-state.tsx';
import { useItemChanges } from './library-queries.ts';
import { useDuplicateItem } from './use-copy-item.ts';

type ItemCardProps = {
  item: ListedItem;
  assets: ReadonlyMap<string, MediaAsset>;
  isLoading: boolean;
  mayEdit: boolean;
  /** It is the last active one that has to stay; how many have to. */
  lastOf: number | null;
  tick: ReactNode;
};

export function ItemCard({ item, assets, isLoading, mayEdit, lastOf, tick }: ItemCardProps) {
  const t = useTranslations();
  const nameOf = usePersonName();
  const when = useWhen();
  const { id, kind, title, modifiedAt, modifiedBy } = item;
  return (
    <ImageCard
      image={<ItemImage {...{ item, assets, isLoading }} sizes="(min-width: 900px) 33vw, 100vw" />}
      state={stateOf(item)}
      pill={<ItemState item={item} />}
      title={title}
      to={addressOfItem({ kind, id })}
      level={2}
      completeness={<ItemCompleteness item={item} />}
      foot={t('when.changed', { when: when(modifiedAt), name: nameOf(modifiedBy) })}
      tools={
        mayEdit && (
          <>
            {tick}
            <ItemTools item={item} on="card" />
          </>
        )
      }
    >
      <ChangeWaits document={id} />
      <PresentInList document={id} />
      {item.kind !== 'announcement' && (
        <Box component="p" mb={8} fz={15} c="var(--ink-quiet)">
          <ItemContents item={item} />
        </Box>
      )}
      <DoubtMark count={item.doubts} />
      {mayEdit && <ActiveSwitch item={item} lastOf={lastOf} />}
    </ImageCard>
  );
}

/** On or off at once. Where it will not turn it says why, before and after it is tried. */
function ActiveSwitch({ item, lastOf }: { item: ItemSummary; lastOf: number | null }) {
  const t = useTranslations();
  const locale = useLocale();
  const { required } = useRequirementTexts();
  const { lacking } = useItemTexts();
  const errorText = useItemError(item.kind);
  const { setActive } = useItemChanges(item.kind);
  const [explained, setExplained] = useState(false);
  const { id, kind, active, missing } = item;
  const name = item.title[locale];
  const stuck: ReactNode = active
    ? lastOf !== null &&
      !isTownKind(kind) && (
        <>
          <strong>{required({ kind, atLeast: lastOf })}</strong> {t(`library.activateAnother.${kind}`)}
        </>
      )
    : missing.length > 0 && t('editor.cannotActivate', { what: list(locale, missing.map(lacking)) });
  const reasonId = `reason-${id}`;
  return (
    <div className={classes.state}>
      <Switch
        checked={active}
        name={t(active ? 'editor.activeOf' : 'editor.inactiveOf', { name, gender: genders[kind] })}
        refusedBy={stuck ? reasonId : undefined}
        onRefused={() => setExplained(true)}
        onChange={(next) => {
          setExplained(false);
          setActive.mutate({ id, active: next });
        }}
      >
        {t(`library.states.${active ? 'active' : 'inactive'}`, { kind })}
      </Switch>
      {stuck && (
        <p id={reasonId} className={explained ? classes.reason : 'shape-unseen'}>
          {stuck}
        </p>
      )}
      {setActive.error && (
        <p role="alert" className={classes.reason} data-bad>
          {errorText(setActive.error)}
        </p>
      )}
    </div>
  );
}

/** '6 ingredients · 4 steps · in 3 presentations'; of an event when it takes place next. */
export function ItemContents({ item: { holds, uses, plan } }: { item: ListedItem }) {
  const t = useTranslations();
  const locale = useLocale();
  const when = useWhen();
  if (plan && 'begin' in plan) {
    const next = nextOccurrence(plan, Date.now());
    const start = new Date(spanOf(next).start);
    return next.wholeDay ? longDay(locale, start) : when(start.toISOString());
  }
  const parts = holds.filter(({ count }) => count > 0);
  return [
    ...parts.map(({ part, count }) => t(`lists.parts.${part}`, { count })),
    ...(plan ? [] : [t('library.uses', { count: uses })]),
  ].join(' · ');
}

export function ItemTools({ item, on }: { item: ItemSummary; on: 'card' | 'row' }) {
  const t = useTranslations('library.menu');
  const locale = useLocale();
  const go = useGo();
  const { duplicate, isPending } = useDuplicateItem(item.kind);
  const [deleting, setDeleting] = useState(false);
  const { kind, id } = item;
  const open = (one: string) => go(addressOfItem({ kind, id: one }));
  return (
    <Box component="span" ms="auto">
      <MoreMenu on={on} label={t('label', { title: item.title[locale] })}>
        <Menu.Item onClick={() => void open(id)}>{t('edit')}</Menu.Item>
        <Menu.Item disabled={isPending} onClick={() => void duplicate(id).then((copy) => open(copy.id))}>
          {t('copy')}
        </Menu.Item>
        <Menu.Item color="red" onClick={() => setDeleting(true)}>
          {t('remove')}
        </Menu.Item>
      </MoreMenu>
      <DeleteItemDialog
        item={item}
        opened={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => {}}
      />
    </Box>
  );
}
