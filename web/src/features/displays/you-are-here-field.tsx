import { Box, NativeSelect } from '@mantine/core';
import { hereMark } from '@psifida/art/here-mark';
import type { Here, YouAreHere } from '@psifida/contract/content/display';
import { findWay } from '@psifida/contract/content/find-way';
import { centre } from '@psifida/contract/content/media';
import type { Size } from '@psifida/contract/registry/check';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ImagePoint } from '../../ui/image-point.tsx';
import { HeldNumberField, parseWhole } from '../../ui/number-field.tsx';
import { parseAmount } from '../../ui/parse-amount.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { MediaImage } from '../media/image/media-image.tsx';
import { useAssets } from '../media/image/use-assets.ts';
import { useSystemMaps } from '../presentations/use-system-maps.ts';
import classes from './display-form.module.css';

type YouAreHereFieldProps = { system: SystemId; value: YouAreHere; onChange: (value: YouAreHere) => void };

export function YouAreHereField({ system, value, onChange }: YouAreHereFieldProps) {
  const t = useTranslations('displayForm');
  const locale = useLocale();
  const hint = useId();
  const { maps, isLoading } = useSystemMaps(system);
  const { assets } = useAssets(maps.map(({ media }) => media));
  const [chosen, choose] = useState<string | null>(null);
  const map = maps.find(({ media }) => media === chosen) ?? maps[0];
  const asset = map && assets.get(map.media);
  if (isLoading) return null;
  if (!map) return <p className="shape-quiet">{t('noMap')}</p>;
  const here = value[map.media] ?? null;
  const put = (part: Partial<Here>) =>
    onChange({ ...value, [map.media]: { ...centre, heading: null, ...here, ...part } });
  const remove = () => {
    const { [map.media]: _, ...others } = value;
    onChange(others);
  };
  const percent = (axis: 'x' | 'y') => (
    <HeldNumberField
      key={`${map.media} ${axis}`}
      label={t(axis === 'x' ? 'hereAcross' : 'hereDown')}
      value={here && Math.round(here[axis] * 1_000) / 10}
      parse={(typed) => parseAmount(typed) ?? Number.NaN}
      onChange={(share) => share !== null && put({ [axis]: Math.min(1, Math.max(0, share / 100)) })}
    />
  );
  return (
    <>
      <Box component="p" id={hint} mt={4} className="shape-note">
        {t('hereHint')}
      </Box>
      {maps.length > 1 && (
        <NativeSelect
          label={t('hereMap')}
          value={map.media}
          data={maps.map(({ media, title }) => ({
            value: media,
            label: value[media] ? t('hereMapSet', { title: title[locale] }) : title[locale],
          }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      {asset && (
        <ImagePoint
          image={<MediaImage asset={asset} sizes="(max-width: 48em) 92vw, 640px" />}
          size={asset.size}
          value={here}
          label={t('youAreHere')}
          valueText={(at) => t('hereAt', at)}
          describedBy={hint}
          onChange={put}
        >
          <Mark heading={here?.heading ?? null} />
        </ImagePoint>
      )}
      {here && asset && map.tours.some((tour) => isApart(tour, asset.size, here)) && (
        <p role="status" className="shape-note">
          {t('hereApart')}
        </p>
      )}
      {here ? (
        <>
          <div className={classes.three}>
            {percent('x')}
            {percent('y')}
            <HeldNumberField
              key={map.media}
              label={t('heading')}
              hint={t('headingHint')}
              value={here.heading}
              parse={parseWhole}
              onChange={(degrees) => put({ heading: degrees === null ? null : degrees % 360 })}
            />
          </div>
          <div>
            <PlainButton icon="x" size="sm" onClick={remove}>
              {t('hereRemove')}
            </PlainButton>
          </div>
        </>
      ) : (
        <div>
          <PlainButton icon="map-pin" size="sm" onClick={() => put({})}>
            {t('herePut')}
          </PlainButton>
        </div>
      )}
    </>
  );
}

type Tour = ReturnType<typeof useSystemMaps>['maps'][number]['tours'][number];

const isApart = ({ paths, places }: Tour, size: Size, from: Here): boolean =>
  places.length > 0 && places.every((to) => !findWay(paths, { size, from, to }));

const Mark = ({ heading }: { heading: number | null }) => (
  <svg viewBox={hereMark.viewBox} className={classes.here} aria-hidden="true">
    {heading !== null && <path d={hereMark.way} transform={`rotate(${heading})`} />}
    <circle className={classes.hereDisc} r={hereMark.discRadius} />
    <path d={hereMark.person} />
  </svg>
);
