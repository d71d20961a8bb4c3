import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { readable } from '@psifida/contract/content/shown-content';
import { sharedForDays, sharedPreviewAddress } from '@psifida/contract/endpoints/shared-previews';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemError } from '../../../api/problem-error.ts';
import { Banner, ProblemBanner } from '../../../ui/banner.tsx';
import { Choice, ChoiceGroup, Segments } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { focusWhenThere } from '../../../ui/focus.ts';
import { useReadOnly } from '../../../ui/read-only.ts';
import classes from './share-dialog.module.css';
import { type Shared, useSharing } from './share-queries.ts';
import { SharedLinks } from './shared-links.tsx';

type Sharing = Shared & { content: PresentationContent; unsaved: boolean };

type ShareDialogProps = Sharing & { opened: boolean; onClose: () => void };

export function ShareDialog({ opened, onClose, content, unsaved, ...shared }: ShareDialogProps) {
  const t = useTranslations('sharing');
  const readOnly = useReadOnly();
  return (
    <Dialog large size="lg" opened={opened} onClose={onClose} title={t('title')}>
      <Stack gap={20}>
        <p className="shape-quiet">{t('intro')}</p>
        {!readOnly && <NewLink {...shared} content={content} unsaved={unsaved} />}
        <SharedLinks {...shared} mayRevoke={!readOnly} />
      </Stack>
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
      <Group gap="12px 32px" justify="space-between">
        <Group gap="8px 12px" fw={600}>
          <span aria-hidden>{t('howLong')}</span>
          <Segments
            legend={t('howLong')}
            value={days}
            options={sharedForDays.map((one) => ({ value: one, label: t('days', { days: one }) }))}
            onChange={setDays}
          />
        </Group>
        <Button
          loading={make.isPending}
          onClick={() =>
            make.mutate(
              // As the preview shows it: one title may be missing, and a schedule half typed.
              {
                params: shared,
                body: {
                  days,
                  draft: isOfDraft ? { ...content, title: readable(content.title), schedule: null } : null,
                },
              },
              { onSuccess: () => focusWhenThere(linkId) },
            )
          }
        >
          {t('make')}
        </Button>
      </Group>
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
