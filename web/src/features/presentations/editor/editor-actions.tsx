import { Button } from '@mantine/core';
import { addressOf } from '@psifida/contract/registry/addresses';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { list, useRequirementTexts } from '../../../i18n/requirement-texts.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { AppLink } from '../../../ui/link.tsx';
import { useErrorText } from '../../../ui/problem-banner.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import classes from './editor-actions.module.css';
import { SaveState } from './save-state.tsx';
import type { Editor } from './use-editor.ts';

/** What the foot of the page offers: creating while it is new, saving and discarding afterwards. */
export function EditorActions({ editor, cancel }: { editor: Editor; cancel?: ReactNode }) {
  const t = useTranslations();
  const [discarding, setDiscarding] = useState(false);
  return (
    <SaveBar state={<SaveState editor={editor} />} refusal={<Refusal editor={editor} />}>
      {editor.saved ? (
        <>
          {editor.dirty && (
            <Button className={classes.quiet} variant="default" onClick={() => setDiscarding(true)}>
              {t('save.discard')}
            </Button>
          )}
          <Button type="submit" loading={editor.isSaving} disabled={!editor.dirty}>
            {t('save.save')} <kbd className={classes.keys}>Ctrl+S</kbd>
          </Button>
        </>
      ) : (
        <>
          {cancel}
          <ActiveButton editor={editor} />
          <Button type="submit" loading={editor.isSaving}>
            {t('presentations.create')}
          </Button>
        </>
      )}
      <ConfirmDialog
        opened={discarding}
        title={t('save.discardTitle')}
        stay={t('save.keep')}
        go={t('save.discard')}
        onStay={() => setDiscarding(false)}
        onGo={() => {
          setDiscarding(false);
          editor.discard();
        }}
      >
        <p>{t('save.discardText')}</p>
      </ConfirmDialog>
    </SaveBar>
  );
}

/** Activates or deactivates, saving what is here with it. While something is missing it stays reachable and says what. */
export function ActiveButton({ editor }: { editor: Editor }) {
  const t = useTranslations();
  const locale = useLocale();
  const { lacking } = useRequirementTexts();
  const { saved, dirty, judgement, isLoading, isSaving } = editor;
  if (saved?.active)
    return (
      <Button variant="default" loading={isSaving} onClick={() => void editor.saveAs(false)}>
        {t(dirty ? 'editor.saveAndDeactivate' : 'editor.deactivate')}
      </Button>
    );
  const what = list(locale, judgement.missing.map(lacking));
  const stuck = isLoading || judgement.missing.length > 0;
  const label = !saved ? 'presentations.createActive' : dirty ? 'editor.saveAndActivate' : 'editor.activate';
  return (
    <>
      <Button
        variant={saved ? 'filled' : 'default'}
        loading={isSaving}
        aria-disabled={stuck || undefined}
        data-disabled={stuck || undefined}
        aria-describedby={what ? 'cannot-activate' : undefined}
        title={what ? t('editor.cannotActivate', { what }) : undefined}
        onClick={() => void editor.saveAs(true)}
      >
        {t(label)}
      </Button>
      {what && (
        <span id="cannot-activate" className={classes.unseen}>
          {t('editor.cannotActivate', { what })}
        </span>
      )}
    </>
  );
}

/** Why nothing was saved, and what to do instead. Null when the fields themselves say it. */
function Refusal({ editor }: { editor: Editor }) {
  const t = useTranslations();
  const locale = useLocale();
  const errorText = useErrorText();
  const texts = useRequirementTexts();
  const { refusal, lacking, saved, system } = editor;
  if (lacking.length)
    return (
      <>
        {lacking.map((section) => (
          <p key={section.kind}>
            <strong>{texts.required(section)}</strong>
          </p>
        ))}
        <p>
          {saved?.active
            ? `${t('save.incomplete', { what: list(locale, lacking.map(texts.standing)) })} ${t('save.incompleteDo')}`
            : t('editor.cannotActivate', { what: list(locale, lacking.map(texts.lacking)) })}
        </p>
      </>
    );
  if (!refusal) return null;
  const isLast = refusal instanceof ProblemError && refusal.code === 'presentation.last-active';
  return (
    <p>
      {errorText(refusal)}{' '}
      {isLast && (
        <>
          {t('presentations.activateAnother')}{' '}
          <AppLink to={addressOf({ screen: 'presentation-list', system })}>
            {t('presentations.toList')}
          </AppLink>
        </>
      )}
    </p>
  );
}
