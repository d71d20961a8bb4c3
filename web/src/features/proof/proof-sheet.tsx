import { Box, Group, Stack } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import type { JoinedWall } from '@psifida/contract/content/joined-wall';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { ProofRequest } from '@psifida/contract/content/proof';
import { addressOfDocument } from '@psifida/contract/registry/addresses';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { fieldId } from '../../document/faults.ts';
import { list } from '../../i18n/requirement-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { AppLink } from '../../ui/link.tsx';
import { placeNames } from '../preview/place-names.ts';
import { useDraftManifest } from '../preview/use-draft-manifest.ts';
import { useSystem } from '../systems/registry.tsx';
import { GlassProof, isTooFar } from './glass-proof.tsx';
import { glassesOf } from './glasses.ts';
import { useRemarks } from './use-remarks.tsx';

type ProofSheetProps = {
  presentation: Presentation;
  displays: readonly Display[];
  walls: readonly JoinedWall[];
};

/** R-PROOF-01: on every glass of the town what is not seen, or not whole, and where that is mended. */
export function ProofSheet({ presentation, displays, walls }: ProofSheetProps) {
  const t = useTranslations('proof');
  const locale = useLocale();
  const { system, id, content } = presentation;
  const { installation } = useSystem(system);
  const { manifest, news, hasAnything, isLoading } = useDraftManifest({ system, id, content });
  // Displays report their health all the time; what is judged of them hardly ever changes.
  const found = JSON.stringify(glassesOf({ system, installation, displays, walls, tags: content.tags }));
  const { glasses, elsewhere, judged } = useMemo(() => {
    const town: ReturnType<typeof glassesOf> = JSON.parse(found);
    return { ...town, judged: town.glasses.map((glass) => glass.judged) };
  }, [found]);
  const request = useMemo<ProofRequest | null>(
    () =>
      isLoading || !hasAnything
        ? null
        : {
            ...{ type: 'psifida-proof', requestId: String(performance.now()), manifest },
            glasses: judged,
          },
    [isLoading, hasAnything, manifest, judged],
  );
  const { remarks, isSilent, frame } = useRemarks(request);
  const names = useMemo(
    () => placeNames({ id, content, manifest }, {}, locale),
    [id, content, manifest, locale],
  );
  const nameOf = (some: readonly string[]) => list(locale, some.length ? [...some] : [t('usualName')]);

  const read = glasses.map((glass, at) => ({ glass, remarks: remarks?.[at] ?? null }));
  const countOf = (one: (typeof read)[number]) =>
    (one.remarks?.length ?? 0) + Number(isTooFar(one.glass.judged, installation));
  const some = read.filter((one) => countOf(one) > 0);
  const isUsual = glasses[0]?.key === 'usual';
  const state = () => {
    if (!isLoading && !hasAnything) return t('nothing');
    if (isSilent) return t('silent');
    if (!remarks) return t('reading');
    if (!glasses.length) return t('nowhere');
    if (!some.length) return t(isUsual ? 'well' : elsewhere.length ? 'shownWell' : 'allWell');
    const count = some.reduce((sum, one) => sum + countOf(one), 0);
    return t('some', { count, displays: nameOf(some.flatMap(({ glass }) => glass.names)) });
  };
  const tags = addressOfDocument({ kind: 'presentation', id, system, at: fieldId('presentation', 'tags') });
  return (
    <Stack gap={24}>
      <Box component="p" role="status" fz={18} fw={600}>
        {state()}
      </Box>
      {isUsual && (
        <Banner tone="info" role="note">
          {t('usual')}
        </Banner>
      )}
      {elsewhere.length > 0 && (
        <Banner tone="info" role="note">
          <p>{t('elsewhere', { displays: nameOf(elsewhere) })}</p>
          <Group mt={4}>
            <AppLink to={tags}>{t('tags')}</AppLink>
          </Group>
        </Banner>
      )}
      {hasAnything &&
        remarks &&
        [...some, ...read.filter((one) => !some.includes(one))].map(({ glass, remarks: own }) => (
          <GlassProof
            key={glass.key}
            {...{ presentation, glass, manifest, news, names }}
            title={nameOf(glass.names)}
            remarks={own ?? []}
          />
        ))}
      {frame}
    </Stack>
  );
}
