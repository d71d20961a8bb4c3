import { Box, Button, Group, Stack } from '@mantine/core';
import type { Language } from '@psifida/contract/bilingual';
import { placeOfRow } from '@psifida/contract/content/difference';
import { documentFields } from '@psifida/contract/content/documents';
import { type FieldPlace, placeKey, placesIn } from '@psifida/contract/content/field-place';
import { readableFromMm } from '@psifida/contract/content/panel';
import type { Presentation } from '@psifida/contract/content/presentation';
import { itemOf } from '@psifida/contract/content/presentation-content';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import type { ProofGlass, Remark } from '@psifida/contract/content/proof';
import { addressOf, addressOfDocument } from '@psifida/contract/registry/addresses';
import type { Installation } from '@psifida/contract/registry/registry';
import { type CSSProperties, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { fieldId, inputOf } from '../../document/faults.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { PlayerFrame } from '../preview/player-frame.tsx';
import { useIsAlive } from '../preview/use-is-alive.ts';
import { useSystem } from '../systems/registry.tsx';
import type { TownGlass } from './glasses.ts';
import classes from './proof.module.css';

const farthestMm = ({ panel, pixels, words }: ProofGlass, installation: Installation): number => {
  const shape = words ?? pixels;
  const widthMm = (panel.widthMm * shape.width) / pixels.width;
  return readableFromMm({ widthMm }, { installation, shape });
};

/** Text as large as people need would be more than its share of the glass. */
export const isTooFar = (glass: ProofGlass, installation: Installation): boolean =>
  glass.panel.viewingDistanceMm > farthestMm(glass, installation);

type Shown = { place: FieldPlace; language: Language | null } | null;

type GlassProofProps = Pick<PreviewMessage, 'manifest' | 'news'> & {
  presentation: Presentation;
  glass: TownGlass;
  title: string;
  remarks: readonly Remark[];
  /** Of fields, by the keys of their places. */
  names: Readonly<Record<string, string>>;
};

export function GlassProof(props: GlassProofProps) {
  const { presentation, glass, title, remarks, names } = props;
  const t = useTranslations('proof');
  const modes = useTranslations('displayForm.modes');
  const format = useFormatter();
  const id = useId();
  const [shown, setShown] = useState<Shown>(null);
  const { installation } = useSystem(presentation.system);
  const { panel, pixels, languageMode } = glass.judged;
  const metres = (mm: number) => format.number(mm / 1_000, { maximumFractionDigits: 2 });
  const isSmall = isTooFar(glass.judged, installation);
  return (
    <section className={classes.glass} aria-labelledby={id}>
      <header>
        <Box component="h2" id={id} fz={20} lh={1.3}>
          {title}
        </Box>
        <p className="shape-quiet">
          {t('facts', {
            width: metres(panel.widthMm),
            height: metres((panel.widthMm * pixels.height) / pixels.width),
            distance: metres(panel.viewingDistanceMm),
          })}
          {' · '}
          {modes(languageMode)}
        </p>
      </header>
      <div className={classes.parts}>
        <Drawn {...props} shown={shown} onShow={setShown} />
        <div>
          {remarks.length === 0 && !isSmall ? (
            <Group component="p" gap={8} wrap="nowrap" c="var(--good)" fw={600}>
              <Icon name="circle-check" />
              {t('well')}
            </Group>
          ) : (
            <Remarks
              {...{ presentation, remarks, names }}
              label={t('list', { displays: title })}
              onShow={setShown}
            >
              {isSmall && (
                <li className={classes.remark}>
                  <AppLink to={`${addressOf({ screen: 'displays' })}?display=${glass.display ?? ''}`}>
                    {t('size')}
                  </AppLink>
                  <p>
                    {t('small', {
                      distance: metres(panel.viewingDistanceMm),
                      metres: metres(Math.floor(farthestMm(glass.judged, installation) / 100) * 100),
                    })}
                  </p>
                </li>
              )}
            </Remarks>
          )}
        </div>
      </div>
    </section>
  );
}

/** What is read at once; the others follow when they are wanted. */
const atOnce = 8;

type RemarksProps = Pick<GlassProofProps, 'presentation' | 'remarks' | 'names'> & {
  label: string;
  onShow: (shown: Shown) => void;
  children: ReactNode;
};

function Remarks({ presentation, remarks, names, label, onShow, children }: RemarksProps) {
  const t = useTranslations('proof');
  const [whole, setWhole] = useState(false);
  return (
    <Stack gap={12} align="flex-start">
      <ul className={classes.remarks} aria-label={label}>
        {children}
        {remarks.slice(0, whole ? undefined : atOnce).map((one) => {
          const { code, place, needs, has, pages, language } = one;
          const name = names[placeKey(place)] ?? '';
          return (
            <li key={`${code} ${placeKey(place)} ${language}`} className={classes.remark}>
              <AppLink to={addressOfRemark(presentation, one)}>{name}</AppLink>
              <p>
                {code === 'language'
                  ? t(`missing.${language ?? 'en'}`)
                  : t(`remarks.${code}`, { needs: String(needs), has: String(has), pages: String(pages) })}
              </p>
              <PlainButton
                icon="eye"
                size="sm"
                aria-label={t('seeOf', { name })}
                onClick={() => onShow({ place, language })}
              >
                {t('see')}
              </PlainButton>
            </li>
          );
        })}
      </ul>
      {remarks.length > atOnce && (
        <PlainButton
          icon={whole ? 'chevron-up' : 'chevron-down'}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('fewer') : t('all', { count: String(remarks.length) })}
        </PlainButton>
      )}
    </Stack>
  );
}

/** Where it is mended: the input, or the focal point of the file. */
function addressOfRemark({ system, id, content }: Presentation, { place, language, media }: Remark): string {
  if (media)
    return addressOfDocument({ kind: 'media', id: media, system: null, at: fieldId('media', 'focalPoint') });
  const { of, field } = place;
  const row = place.row ? placeOfRow(documentFields[of], content, place.row) : null;
  const at = inputOf(of, { row, field, language });
  return addressOfDocument({ kind: of, id: of === 'presentation' ? id : place.id, system, at });
}

const silent = () => {};

type DrawnProps = GlassProofProps & { shown: Shown; onShow: (shown: Shown) => void };

/** By the player itself, at the glass's own size, while it is in sight; entry by entry. */
function Drawn({ presentation, glass, title, manifest, news, shown, onShow }: DrawnProps) {
  const t = useTranslations('proof');
  const { place: element, isAlive } = useIsAlive();
  const { id } = presentation;
  const { pixels, panel, wall } = glass.drawn;
  const languageMode = shown?.language ?? glass.judged.languageMode;
  const stops = useMemo(() => stopsOf(id, manifest), [id, manifest]);
  const of = shown?.place;
  const row = of?.row ?? presentation.content.entries.find((one) => itemOf(one)?.id === of?.id)?.id;
  const found = stops.findIndex((stop) => stop.row === row);
  // What passes by itself is seen from its first entry; what is touched begins before any of them.
  const first = useSystem(presentation.system).installation === 'wall' ? 0 : -1;
  const at = shown ? Math.max(0, found) : first;
  const message = useMemo<PreviewMessage>(
    () => ({ type: 'psifida-preview', manifest, news, languageMode, panel, wall, presentation: id }),
    [manifest, news, languageMode, panel, wall, id],
  );
  const place = shown?.place ?? stops[first] ?? null;
  const pointing = useMemo(
    () => ({
      message: {
        type: 'psifida-preview-pointing' as const,
        on: place === null,
        show: place,
        names: {},
        plain: true,
      },
      onAnswer: silent,
      onTried: silent,
    }),
    [place],
  );
  const go = (to: number) => {
    const stop = stops[to];
    onShow(stop ? { place: stop, language: null } : null);
  };
  useEffect(() => {
    if (shown) element.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, element]);
  const shape = pixels.width / pixels.height;
  return (
    <figure className={classes.drawn} style={{ '--shape': shape } as CSSProperties}>
      <div ref={element} inert className={classes.frame}>
        {isAlive && <PlayerFrame title={title} {...{ pixels, message, pointing }} onReady={silent} />}
      </div>
      {wall && (
        <Box component="figcaption" className="shape-quiet">
          {t('wallPart')}
        </Box>
      )}
      {stops.length > 1 && (
        <Group gap={12} justify="space-between" wrap="nowrap">
          <Turn to={at - 1} able={at > first} onGo={go}>
            {t('previous')}
          </Turn>
          <span role="status">
            {shown && found < 0
              ? ''
              : at < 0
                ? t('begin')
                : t('at', { at: String(at + 1), all: String(stops.length) })}
          </span>
          <Turn to={at + 1} able={at + 1 < stops.length} onGo={go}>
            {t('next')}
          </Turn>
        </Group>
      )}
    </figure>
  );
}

type TurnProps = { to: number; able: boolean; onGo: (to: number) => void; children: ReactNode };

/** By aria-disabled, since a disabled button loses focus. */
const Turn = ({ to, able, onGo, children }: TurnProps) => (
  <Button
    variant="default"
    size="sm"
    aria-disabled={!able || undefined}
    data-disabled={!able || undefined}
    onClick={() => able && onGo(to)}
  >
    {children}
  </Button>
);

/** Each entry by the first of its fields that the glass shows. */
function stopsOf(id: string, { presentations }: PreviewMessage['manifest']): FieldPlace[] {
  const content = presentations.find((one) => one.id === id);
  const places = content ? placesIn('presentation', id, content).filter(({ row }) => row !== null) : [];
  return places
    .filter(({ row }, at) => places.findIndex((one) => one.row === row) === at)
    .map(({ of, row, field }) => ({ of, id, row, field }));
}
