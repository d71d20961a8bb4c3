import { Box, Portal } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldInput, goToInput } from '../../document/field-places.ts';
import { useBreakpoint } from '../../ui/breakpoints.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { useReadOnly } from '../../ui/read-only.ts';
import classes from './preview.module.css';
import { Preview, PreviewDialog, type Previewed } from './preview-dialog.tsx';
import { useFocusedField } from './use-pointing.ts';

type Where = 'over' | 'beside' | null;

export function PreviewButton(previewed: Previewed) {
  const t = useTranslations('preview');
  const [where, setWhere] = useState<Where>(null);
  const [gone, setGone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const readOnly = useReadOnly();
  const field = useFocusedField();
  const isWide = useBreakpoint('desktop');
  // A drawer keeps the keyboard to itself: what stands beside it could not be reached.
  const mayStandBeside = isWide && !readOnly && !button.current?.closest('[data-edit-drawer]');

  // A window that has become narrow has no room for both.
  const place = where === 'beside' && !isWide ? 'over' : where;

  const onGo = useCallback((input: FieldInput) => {
    setGone(true);
    setWhere((before) => (before === 'over' ? null : before));
    goToInput(input);
  }, []);
  const form = useMemo(() => (readOnly ? null : { field, onGo }), [readOnly, field, onGo]);
  const open = useCallback((next: Where) => {
    setGone(false);
    setWhere(next);
  }, []);
  const openOver = useCallback(() => open('over'), [open]);
  return (
    <>
      <PlainButton ref={button} icon="eye" onClick={openOver}>
        {t('button')}
      </PlainButton>
      <PreviewDialog
        {...previewed}
        form={form}
        action={
          mayStandBeside && (
            <PlainButton icon="layout-sidebar-right" onClick={() => open('beside')}>
              {t('beside')}
            </PlainButton>
          )
        }
        opened={place === 'over'}
        returnFocus={!gone && place !== 'beside'}
        onClose={() => setWhere(null)}
      />
      {place === 'beside' && (
        <Beside
          {...previewed}
          form={form}
          onClose={() => {
            setWhere(null);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

type BesideProps = Parameters<typeof Preview>[0] & { onClose: () => void };

function Beside({ onClose, ...preview }: BesideProps) {
  const t = useTranslations('preview');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const page = document.documentElement;
    page.dataset.beside = '';
    heading.current?.focus();
    return () => {
      delete page.dataset.beside;
    };
  }, []);
  return (
    <Portal>
      <aside className={classes.beside} aria-labelledby="preview-beside">
        <Box component="h2" ref={heading} id="preview-beside" tabIndex={-1} fz={20}>
          {t('title')}
        </Box>
        <Preview
          {...preview}
          action={
            <PlainButton icon="x" onClick={onClose}>
              {t('close')}
            </PlainButton>
          }
        />
      </aside>
    </Portal>
  );
}
