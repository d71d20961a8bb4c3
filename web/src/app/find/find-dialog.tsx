import { Box, TextInput, useMantineColorScheme } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner, ProblemBanner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/confirm-dialog.tsx';
import { useChangeLanguage, useLogOut } from '../../ui/frame/tools.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useGo } from '../../ui/link.tsx';
import classes from './find-dialog.module.css';
import { FindOption } from './find-option.tsx';
import { addressOfFound } from './found-addresses.ts';
import type { Action } from './own-finds.ts';
import { type Find, useFinds } from './use-finds.ts';

type FindDialogProps = { opened: boolean; boxId: string; onClose: () => void };

export function FindDialog({ opened, boxId, onClose }: FindDialogProps) {
  const t = useTranslations('find');
  const shell = useTranslations('shell');
  const { question, failed, forgetFailure, logOut } = useLogOut();
  const go = useGo();
  const changeLanguage = useChangeLanguage();
  const { setColorScheme } = useMantineColorScheme();
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Where something is opened the focus goes there, and otherwise back to where it was.
  const [leaves, setLeaves] = useState(false);
  if (opened && leaves) setLeaves(false);

  const follow = (action: Action, opensBeside: boolean) => {
    if ('to' in action) {
      setLeaves(opensBeside || action.to.split('?')[0] !== path);
      void go(action.to);
    } else if (action.does === 'change-language') void changeLanguage();
    else if (action.does === 'colours') setColorScheme(action.mode);
    else logOut();
  };
  const close = () => {
    forgetFailure();
    onClose();
  };
  const choose = (find: Find) => {
    close();
    if ('own' in find) follow(find.own.action, false);
    else follow({ to: addressOfFound(find.found) }, find.found.kind !== 'display');
  };

  return (
    <>
      <Dialog
        opened={opened || failed}
        onClose={close}
        title={t('open')}
        size="lg"
        large
        returnFocus={!leaves}
        transitionProps={{ duration: 0 }}
        classNames={{ body: classes.body }}
      >
        {failed && (
          <Banner tone="bad" role="alert">
            {shell('logOutFailed')}
          </Banner>
        )}
        <FindBox id={boxId} onChoose={choose} />
      </Dialog>
      {question}
    </>
  );
}

const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 5, count - 1),
  PageUp: (at) => Math.max(at - 5, 0),
};

/** A combobox with its list always open: the focus stays in the field, and the arrows choose. */
function FindBox({ id, onChoose }: { id: string; onChoose: (find: Find) => void }) {
  const t = useTranslations('find');
  const own = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  // Enter came before the answer: the first of it is opened.
  const [isAwaited, setAwaited] = useState(false);
  const { query, groups, isBusy, error, refetch } = useFinds(typed);
  const finds = groups.flatMap(([, all]) => all);
  const active = finds.find(({ key }) => key === chosen) ?? finds[0];
  const idOf = ({ key }: Find) =>
    `${own}-${key.replaceAll(/[^\w-]+/g, '_')}-${finds.findIndex((one) => one.key === key)}`;

  const openAwaited = useEffectEvent(() => {
    setAwaited(false);
    if (active) onChoose(active);
  });
  useEffect(() => {
    if (isAwaited && !isBusy) openAwaited();
  }, [isAwaited, isBusy]);

  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active && (!isBusy || chosen)) onChoose(active);
      else if (query) setAwaited(true);
    } else if (step && active) {
      event.preventDefault();
      setChosen(finds[step(finds.indexOf(active), finds.length)]?.key ?? null);
    }
  };

  return (
    <>
      <TextInput
        data-autofocus
        id={id}
        size="lg"
        role="combobox"
        aria-label={t('label')}
        aria-expanded={finds.length > 0}
        aria-controls={`${own}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={t('placeholder')}
        leftSection={<Icon name="search" />}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setChosen(null);
          setAwaited(false);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="shape-unseen">
        {query && !isBusy && t('count', { count: finds.length })}
      </p>
      {error && <ProblemBanner error={error} onRetry={refetch} />}
      <div
        role="listbox"
        id={`${own}-list`}
        aria-label={t('results')}
        aria-busy={isBusy}
        className={classes.list}
        hidden={finds.length === 0}
      >
        {groups.map(([group, all]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset is for fields
          <div key={group} role="group" aria-labelledby={`${own}-${group}`}>
            <Box id={`${own}-${group}`} p="12px 8px 4px" c="var(--ink-quiet)" fz={14} fw={600}>
              {t(`groups.${group}`)}
            </Box>
            {all.map((find) => (
              <FindOption
                key={find.key}
                id={idOf(find)}
                find={find}
                active={find === active}
                onPoint={() => setChosen(find.key)}
                onChoose={() => onChoose(find)}
              />
            ))}
          </div>
        ))}
      </div>
      {finds.length === 0 && !isBusy && !error && (
        <Box py={24} px={8} c="var(--ink-quiet)">
          {query && <p className={classes.nothingTitle}>{t('nothing', { query })}</p>}
          <p>{t(query ? 'nothingText' : 'start')}</p>
        </Box>
      )}
      <p className={classes.keys}>{t('keys')}</p>
    </>
  );
}
