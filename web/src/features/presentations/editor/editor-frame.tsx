import { addressOf } from '@psifida/contract/registry/addresses';
import { memo, type ReactNode, useCallback, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useMustAsk } from '../../../api/approvals.ts';
import { ProblemError } from '../../../api/problem-error.ts';
import { ActiveButton as AnyActiveButton, DocumentActions } from '../../../document/document-actions.tsx';
import { DocumentFrame } from '../../../document/document-frame.tsx';
import { useOpensPlace } from '../../../document/field-places.ts';
import { list, useRequirementTexts } from '../../../i18n/requirement-texts.ts';
import { useErrorText } from '../../../ui/banner.tsx';
import { ChecklistOnPage } from '../../../ui/checklist.tsx';
import { AppLink } from '../../../ui/link.tsx';
import { MediaDetailsDrawer } from '../../media/details/media-details-drawer.tsx';
import { type Pick, usePicking } from '../../media/picker/use-picking.tsx';
import { RequirementBand } from './requirement-band.tsx';
import { ShowDetails } from './sections/section-context.ts';
import type { Editor } from './use-editor.ts';

type EditorFrameProps = {
  editor: Editor;
  header: ReactNode;
  cancel?: ReactNode;
  /** Beside a page: what leaves this form is for the drawer to ask. */
  inDrawer?: boolean;
  children: (pick: Pick) => ReactNode;
};

export function EditorFrame({ editor, header, cancel, inDrawer = false, children }: EditorFrameProps) {
  const t = useTranslations();
  const mustAsk = useMustAsk(editor.system);
  const { pick, picker } = usePicking();
  const [detailed, setDetailed] = useState<string | null>(null);
  const closeDetails = useCallback(() => setDetailed(null), []);
  useOpensPlace(({ of, id }) => of === 'media' && setDetailed(id));
  return (
    <ShowDetails value={setDetailed}>
      <DocumentFrame
        {...{ editor, header, inDrawer }}
        readOnlyText={t('editor.readOnly')}
        notices={
          !inDrawer &&
          editor.readOnly && (
            <ChecklistOnPage>
              <RequirementBand editor={editor} />
            </ChecklistOnPage>
          )
        }
        actions={
          <DocumentActions
            editor={editor}
            texts={{
              create: t('presentations.create'),
              save: t(editor.saved?.active && mustAsk ? 'approvals.ask' : 'save.save'),
              discard: t('save.discardText'),
            }}
            refusal={
              <Refusal
                refusal={editor.refusal}
                lacking={editor.lacking}
                saved={editor.saved}
                system={editor.system}
              />
            }
            checklist={!inDrawer && <RequirementBand editor={editor} />}
            cancel={cancel}
            inDrawer={inDrawer}
            activation={{ editor, button: (main) => <ActiveButton editor={editor} main={main} /> }}
          />
        }
        beside={
          <>
            {picker}
            <MediaDetailsDrawer id={detailed} mayEdit={!editor.readOnly} onClose={closeDetails} />
          </>
        }
      >
        {children(pick)}
      </DocumentFrame>
    </ShowDetails>
  );
}

export function ActiveButton({ editor, main = true }: { editor: Editor; main?: boolean }) {
  const t = useTranslations('presentations');
  const { lacking, missing } = useRequirementTexts();
  return (
    <AnyActiveButton
      editor={editor}
      main={main}
      lacks={missing(editor.content.title, editor.judgement.missing.map(lacking))}
      createLabel={t('createActive')}
      asks={useMustAsk(editor.system)}
    />
  );
}

type RefusalProps = {
  refusal: unknown;
  lacking: Editor['lacking'];
  saved: Editor['saved'];
  system: Editor['system'];
};

/** Why nothing was saved, and what to do instead. Null when the fields themselves say it. */
const Refusal = memo(function Refusal({ refusal, lacking, saved, system }: RefusalProps) {
  const t = useTranslations();
  const locale = useLocale();
  const errorText = useErrorText();
  const texts = useRequirementTexts();
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
});
