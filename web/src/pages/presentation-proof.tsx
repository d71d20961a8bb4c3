import type { Presentation } from '@psifida/contract/content/presentation';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { displaysQuery, wallsQuery } from '../features/displays/display-queries.ts';
import { ProofSheet } from '../features/proof/proof-sheet.tsx';
import { ProblemBanner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Placeholder } from '../ui/placeholder.tsx';
import { PresentationPage } from './presentation-page.tsx';
import type { ScreenProps } from './screen-props.ts';

export default function PresentationProof({ system, id }: ScreenProps) {
  return (
    <PresentationPage screen="presentation-proof" system={system} id={id}>
      {(presentation) => <Proof presentation={presentation} />}
    </PresentationPage>
  );
}

function Proof({ presentation }: { presentation: Presentation }) {
  const t = useTranslations('proof');
  const locale = useLocale();
  const displays = useQuery(displaysQuery);
  const walls = useQuery(wallsQuery);
  const { system, id, title } = presentation;
  const failed = [displays, walls].find(({ error }) => error);
  return (
    <>
      <PageHeader
        title={title[locale]}
        intro={t('intro')}
        action={
          <ButtonLink to={addressOf({ screen: 'presentation-edit', system, id })} variant="default">
            {t('edit')}
          </ButtonLink>
        }
      />
      {failed?.error && <ProblemBanner error={failed.error} onRetry={failed.refetch} />}
      {displays.data && walls.data ? (
        <ProofSheet presentation={presentation} displays={displays.data} walls={walls.data} />
      ) : (
        !failed && <Placeholder heights={[48, 320]} />
      )}
    </>
  );
}
