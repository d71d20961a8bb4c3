import { Box, Stack } from '@mantine/core';
import {
  capitalMm,
  hasReach,
  type Panel,
  reachMm,
  reachOf,
  readableFromMm,
  type TextRoom,
  textRoom,
  usualPanels,
} from '@psifida/contract/content/panel';
import type { Size } from '@psifida/contract/registry/check';
import type { Installation } from '@psifida/contract/registry/registry';
import type { CSSProperties, ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './display-form.module.css';
import { type DisplayValues, panelIn } from './display-values.ts';

export type GlassMeasures = { panel: Panel; pixels: Size };

type GlassOnPaperProps = {
  values: Pick<DisplayValues, keyof Panel>;
  installation: Installation;
  screen: Size | null;
  preview: (of: GlassMeasures) => ReactNode;
};

export function GlassOnPaper({ values, installation, screen, preview }: GlassOnPaperProps) {
  const t = useTranslations('displayForm');
  const format = useFormatter();
  const panel = panelIn(values);
  if (!panel) return null;
  const { widthMm, viewingDistanceMm } = panel;
  const pixels = screen ?? usualPanels[installation].pixels;
  const capital = capitalMm(panel);
  const farthest = readableFromMm(panel, { installation, shape: pixels });
  const isTooFar = viewingDistanceMm > farthest;
  const room = textRoom(panel, { installation, shape: pixels });
  const reach = reachOf(panel, { installation, shape: pixels });
  const metres = (mm: number) => format.number(mm / 1_000, { maximumFractionDigits: 2 });
  return (
    <Stack gap={12} align="flex-start" miw={0}>
      <GlassDrawing
        {...{ panel, room }}
        heightMm={(widthMm * pixels.height) / pixels.width}
        lies={installation === 'table'}
        label={t('drawing', { distance: metres(viewingDistanceMm), width: metres(widthMm) })}
        distance={`${metres(viewingDistanceMm)} m`}
        width={`${metres(widthMm)} m`}
      />
      <p className={classes.letters} role="status" data-tone={isTooFar ? 'wait' : undefined}>
        {isTooFar ? (
          <Box component="strong" display="block" mt={6}>
            {t('lettersTooFar', {
              metres: format.number(Math.floor(farthest / 100) / 10, { maximumFractionDigits: 1 }),
            })}
          </Box>
        ) : (
          <>
            {t('letters', {
              metres: format.number(viewingDistanceMm / 1_000, { maximumFractionDigits: 1 }),
              capital: String(Math.ceil(capital)),
            })}{' '}
            {t('lettersWide', {
              share: format.number(capital / widthMm, { style: 'percent', maximumFractionDigits: 1 }),
            })}
          </>
        )}{' '}
        {t('room', { lines: room.lines, words: room.words })}
      </p>
      {hasReach(installation) && (
        <p className={classes.letters} role="status" data-tone={reach?.isWithin ? undefined : 'wait'}>
          {reach
            ? t(reach.isWithin ? 'reach' : 'reachNot', {
                from: String(reachMm.from),
                to: format.number(reachMm.to),
              })
            : t('reachUnknown')}
        </p>
      )}
      {preview({ panel, pixels })}
    </Stack>
  );
}

type GlassDrawingProps = {
  panel: Panel;
  heightMm: number;
  room: TextRoom;
  lies: boolean;
  label: string;
  distance: string;
  width: string;
};

/** A person of 1.70 m, and a little air around everything. */
const person = { height: 1_700, width: 460 };
const air = 260;
const tableHigh = 800;
/** The middle of what hangs on a wall is where eyes are. */
const eyes = 1_550;

function GlassDrawing({ panel, heightMm, room, lies, label, distance, width }: GlassDrawingProps) {
  const { widthMm, viewingDistanceMm } = panel;
  const standing = air + person.width / 2;
  const left = standing + viewingDistanceMm;
  const foot = lies ? tableHigh - 60 : (panel.lowerEdgeMm ?? Math.max(250, eyes - heightMm / 2));
  const top = lies ? tableHigh : foot + heightMm;
  const whole = { width: left + widthMm + air, height: Math.max(person.height, top) + air };
  const y = (high: number) => whole.height - high;
  const { textMm, lineMm, wordMm, lines, words } = room;
  const margin = { x: (widthMm - words * wordMm) / 2, y: (heightMm - lines * lineMm) / 2 };
  const gapMm = textMm * 0.7;
  const lineAt = (at: number) =>
    `M${left + margin.x} ${y(top - margin.y - (at + 0.6) * lineMm)} h${words * wordMm - gapMm}`;
  const share = (at: number) => `${(at / whole.width) * 100}%`;
  return (
    <figure
      className={classes.drawing}
      style={{ '--shape': whole.width / whole.height } as CSSProperties}
      role="img"
      aria-label={label}
    >
      <svg viewBox={`0 0 ${whole.width} ${whole.height}`} aria-hidden="true">
        <line className={classes.ground} x1={0} x2={whole.width} y1={y(0)} y2={y(0)} />
        <g className={classes.person} transform={`translate(${standing} ${y(0)})`}>
          <circle cy={-1_560} r={140} />
          <path d="M-190 -1330 q0 -60 60 -60 h260 q60 0 60 60 v520 q0 40 -40 40 q-40 0 -40 -40 v-360 h-20 v1130 q0 40 -40 40 h-10 q-30 0 -30 -40 v-600 h-20 v600 q0 40 -30 40 h-10 q-40 0 -40 -40 v-1130 h-20 v360 q0 40 -40 40 q-40 0 -40 -40 z" />
        </g>
        {lies && (
          <path
            className={classes.legs}
            d={`M${left + 100} ${y(foot)} V${y(0)} M${left + widthMm - 100} ${y(foot)} V${y(0)}`}
          />
        )}
        <rect className={classes.glass} x={left} y={y(top)} width={widthMm} height={top - foot} rx={12} />
        {!lies && (
          <path
            className={classes.words}
            d={Array.from({ length: lines }, (_, at) => lineAt(at)).join('')}
            strokeWidth={textMm * 0.6}
            strokeDasharray={`${wordMm - gapMm} ${gapMm}`}
          />
        )}
      </svg>
      <figcaption>
        <span className={classes.span} style={{ left: share(standing), width: share(viewingDistanceMm) }}>
          <span>{distance}</span>
        </span>
        <span className={classes.span} style={{ left: share(left), width: share(widthMm) }}>
          <span>{width}</span>
        </span>
      </figcaption>
    </figure>
  );
}
