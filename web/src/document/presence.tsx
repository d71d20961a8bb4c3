import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { openDocument, presenceQuery } from '../api/presence.ts';
import { personName } from '../i18n/person-name.ts';
import { list } from '../i18n/requirement-texts.ts';
import { useSession } from '../session/session.ts';
import { Icon } from '../ui/icon.tsx';
import type { FrameEditor } from './frame-editor.ts';
import classes from './presence.module.css';

export function usePresent({ saved, content, dirty }: FrameEditor): void {
  const here = useRef<ReturnType<typeof openDocument>>(null);
  const id = saved?.id;
  useEffect(() => {
    if (!id) return;
    const opened = openDocument(id);
    here.current = opened;
    return () => {
      here.current = null;
      opened.close();
    };
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content is what somebody has typed
  useEffect(() => {
    if (dirty) here.current?.typed();
  }, [content]);
}

function usePresentWords(document: string): { text: string; typing: boolean } | null {
  const t = useTranslations('presence');
  const locale = useLocale();
  const { user, may } = useSession();
  const { data = [] } = useQuery({ ...presenceQuery, enabled: may('view') });
  const there = data.filter((one) => one.document === document);
  if (!there.length) return null;
  const typing = there.filter((one) => one.typing);
  const told = typing.length ? typing : there;
  const you = t(typing.length ? 'youTyping' : 'you');
  const names = list(
    locale,
    told.map(({ person }) => (person.id === user?.id ? you : personName(locale, person))),
  );
  return {
    text: t(typing.length ? 'typing' : 'open', { names, count: told.length }),
    typing: typing.length > 0,
  };
}

export const PresentHere = memo(function PresentHere({ document }: { document: string }) {
  const words = usePresentWords(document);
  return <div role="status">{words && <Line {...words} />}</div>;
});

export const PresentInList = memo(function PresentInList({ document }: { document: string }) {
  const words = usePresentWords(document);
  return words && <Line {...words} />;
});

const Line = ({ text, typing }: { text: string; typing: boolean }) => (
  <p className={classes.line} data-tone={typing ? 'wait' : 'info'}>
    <Icon name={typing ? 'pencil' : 'users'} size={18} />
    <span>{text}</span>
  </p>
);
