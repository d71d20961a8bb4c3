import { Button, TextInput } from '@mantine/core';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { readable } from '@psifida/contract/content/shown-content';
import { sharedForDays, sharedPreviewAddress } from '@psifida/contract/endpoints/shared-previews';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemError } from '../../../lib/problem-error.ts';
import { Banner, ProblemBanner } from '../../../ui/banner.tsx';
import { Choice, ChoiceGroup, Segments } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { focusWhenThere } from '../../../ui/focus.ts';
import { useReadOnly } from '../../../ui/read-only.ts';
import classes from './share-dialog.module.css';
import { type Shared, useSharing } from './share-queries.ts';
import { SharedLinks } from './shared-links.tsx';

type Sharing = Shared & {
  content: PresentationContent;
  /** Something in it is not saved yet. */
  unsaved: boolean;
};

type ShareDialogProps = Sharing & { opened: boolean; onClose: () => void };

/** Lets people without an account look at what is being made; whoever may only look sees who was let. */
export function ShareDialog({ opened, onClose, content, unsaved, ...shared }: ShareDialogProps) {
  const t = useTranslations('sharing');
  const readOnly = useReadOnly();
  return (
    <Dialog large size="lg" opened={opened} onClose={onClose} title={t('title')}>
      <div className={classes.parts}>
        <p className="shape-quiet">{t('intro')}</p>
        {!readOnly && <NewLink {...shared} content={content} unsaved={unsaved} />}
        <SharedLinks {...shared} mayRevoke={!readOnly} />
      </div>
    </Dialog>
  );
}

const linkId = 'shared-link';

function NewLink({ content, unsaved, ...shared }: Sharing) {
  const t = useTranslations('sharing');
  const { make } = useSharing(shared);
  const [days, setDays] = useState<number>(7);
  const [ofDraft, setOfDraft] = useState(unsaved);
  const isOfDraft = ofDraft && unsaved;
  const isDraftRefused = make.error instanceof ProblemError && make.error.code === 'input.invalid';
  return (
    <>
      {unsaved && (
        <ChoiceGroup legend={t('what')}>
          <Choice name="shared-what" checked={isOfDraft} onChoose={() => setOfDraft(true)}>
            {t('draft')}
          </Choice>
          <Choice name="shared-what" checked={!isOfDraft} onChoose={() => setOfDraft(false)}>
            {t('saved')}
          </Choice>
        </ChoiceGroup>
      )}
      <div className={classes.wish}>
        <div className={classes.days}>
          <span aria-hidden>{t('howLong')}</span>
          <Segments
            legend={t('howLong')}
            value={days}
            options={sharedForDays.map((one) => ({ value: one, label: t('days', { days: one }) }))}
            onChange={setDays}
          />
        </div>
        <Button
          loading={make.isPending}
          onClick={() =>
            make.mutate(
              // As the preview shows it: one title may be missing, and a schedule half typed.
              {
                days,
                draft: isOfDraft ? { ...content, title: readable(content.title), schedule: null } : null,
              },
              { onSuccess: () => focusWhenThere(linkId) },
            )
          }
        >
          {t('make')}
        </Button>
      </div>
      {isDraftRefused && (
        <Banner tone="bad" role="alert">
          {t('draftRefused')}
        </Banner>
      )}
      {make.error && !isDraftRefused && <ProblemBanner error={make.error} />}
      {make.data && <MadeLink token={make.data.token} />}
    </>
  );
}

function MadeLink({ token }: { token: string }) {
  const t = useTranslations('sharing');
  const link = `${window.location.origin}${sharedPreviewAddress(token)}`;
  return (
    <div className={classes.made} data-tone="good">
      <p role="status">{t('made')}</p>
      <div className={classes.link}>
        <TextInput
          id={linkId}
          aria-label={t('link')}
          readOnly
          value={link}
          // Where the browser lets nobody copy by a button, it is one key.
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={link} field={linkId} />
      </div>
    </div>
  );
}
