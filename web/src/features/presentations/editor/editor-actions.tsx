import { Button } from '@mantine/core';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { list, useRequirementTexts } from '../../../i18n/requirement-texts.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { useErrorText } from '../../../ui/banner.tsx';
import { AppLink } from '../../../ui/link.tsx';
import { ActivateButton, DiscardButton, SaveBar, SaveKeys } from '../../../ui/save-bar.tsx';
import { SaveState } from './save-state.tsx';
import type { Editor } from './use-editor.ts';

/** What the foot of the page offers: creating while it is new, saving and discarding afterwards. */
export function EditorActions({ editor, cancel }: { editor: Editor; cancel?: ReactNode }) {
  const t = useTranslations();
  const { saved, dirty, isReady, isSaving } = editor;
  return (
    <SaveBar state={<SaveState editor={editor} />} refusal={<Refusal editor={editor} />}>
      {saved ? (
        <>
          <DiscardButton shown={dirty} text={t('save.discardText')} onDiscard={editor.discard} />
          <Button type="submit" loading={isSaving} disabled={!dirty}>
            {t('save.save')} <SaveKeys />
          </Button>
        </>
      ) : (
        <>
          {cancel}
          <Button type="submit" variant={isReady ? 'default' : 'filled'} loading={isSaving}>
            {t('presentations.create')}
          </Button>
          <ActiveButton editor={editor} main={isReady} />
        </>
      )}
    </SaveBar>
  );
}

type ActiveButtonProps = { editor: Editor; main?: boolean };

/** Activates or deactivates, saving what is here with it. */
export function ActiveButton({ editor, main = true }: ActiveButtonProps) {
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
  const label = !saved ? 'presentations.createActive' : dirty ? 'editor.saveAndActivate' : 'editor.activate';
  return (
    <ActivateButton
      lacks={list(locale, judgement.missing.map(lacking))}
      stuck={isLoading || judgement.missing.length > 0}
      main={main}
      loading={isSaving}
      onActivate={() => void editor.saveAs(true)}
    >
      {t(label)}
    </ActivateButton>
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
