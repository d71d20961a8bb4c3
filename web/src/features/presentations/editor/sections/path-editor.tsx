import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { languages } from '@psifida/contract/bilingual';
import { disconnected, lengthOf, widthFrom } from '@psifida/contract/content/find-way';
import type { MediaAsset } from '@psifida/contract/content/media';
import {
  noPaths,
  type PathNode,
  type Paths,
  pairOf,
  pathLimits,
  type Stretch,
  type StretchKind,
  stretchKinds,
} from '@psifida/contract/content/paths';
import { type ReactNode, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { list } from '../../../../i18n/requirement-texts.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { HeldNumberField, parseWhole } from '../../../../ui/number-field.tsx';
import { parseAmount } from '../../../../ui/parse-amount.ts';
import { PlainButton } from '../../../../ui/plain-button.tsx';
import { entriesOf } from '../content-edits.ts';
import classes from './path-editor.module.css';
import {
  addNode,
  type Chosen,
  changeNode,
  connect,
  nameNode,
  nextId,
  removeNode,
  removeStretch,
  roomIn,
  setKind,
  splitStretch,
} from './path-edits.ts';
import { PathSheet } from './path-sheet.tsx';
import { type SectionEditor, useEntryNames } from './section-context.ts';

/** How far a node that is added by the keyboard lies from the one before it. */
const besideShare = 0.04;

type PathEditorProps = { editor: SectionEditor; asset: MediaAsset; children: ReactNode };

/** R-WAY-01: drawn by clicking on the map; the lists and fields beside it do all of that as well. */
export function PathEditor({ editor, asset, children }: PathEditorProps) {
  const t = useTranslations('paths');
  const locale = useLocale();
  const paths = editor.content.paths ?? noPaths;
  const [chosen, choose] = useState<Chosen>(null);
  const [kind, setDrawn] = useState<StretchKind>('level');
  const { nodes, stretches } = paths;
  // After undo the chosen node may be gone: the line goes on from the last one.
  const node =
    chosen && 'node' in chosen ? (nodes.find(({ id }) => id === chosen.node) ?? nodes.at(-1)) : undefined;
  const stretch =
    chosen && 'stretch' in chosen ? stretches.find((one) => pairOf(one) === chosen.stretch) : undefined;
  const from = node?.id ?? null;
  const room = roomIn(paths);
  const list = useRef<HTMLSelectElement>(null);
  /** Where focus stays when a button goes with what it removed. */
  const chooseByKey = (next: Chosen) => {
    choose(next);
    list.current?.focus();
  };

  const edit = (change: (before: Paths) => Paths) =>
    editor.edit((content) => {
      const next = change(content.paths ?? noPaths);
      return { ...content, paths: next.nodes.length || next.metres !== null ? next : null };
    });
  const draw = (change: (before: Paths) => Paths) => {
    if (!room.node) return;
    edit(change);
    choose({ node: nextId(paths) });
  };
  const reach = (id: number) => {
    if (from === id) return choose(null);
    if (from !== null && room.stretch) edit(connect(from, id, kind));
    choose({ node: id });
  };

  const nodeName = ({ id, name }: PathNode) =>
    name?.[locale] ? `${id + 1} · ${name[locale]}` : String(id + 1);
  const metresOf = (one: Stretch) => Math.round(lengthOf(paths, asset.size, one));
  const stretchName = (one: Stretch) =>
    [
      `${one.a + 1}–${one.b + 1}`,
      t(`kinds.${one.kind}`),
      ...(paths.metres === null ? [] : [t('long', { metres: metresOf(one) })]),
    ].join(' · ');
  const kinds = stretchKinds.map((value) => ({ value, label: t(`kinds.${value}`) }));
  const none = { value: '', label: t('none') };

  return (
    <Stack gap={16}>
      <p className="shape-note">{t('hint')}</p>
      <div className={classes.work}>
        <PathSheet
          {...{ paths, asset, chosen }}
          onMap={(spot) => draw(addNode(spot, from, kind))}
          onNode={reach}
          onStretch={(pair, spot) =>
            from === null ? choose({ stretch: pair }) : draw(splitStretch(pair, spot, from, kind))
          }
          onMove={(id, spot) => edit(changeNode(id, spot))}
        >
          {children}
        </PathSheet>
        <div className={classes.beside}>
          <div className={classes.fields}>
            <NativeSelect
              label={t('drawn')}
              value={kind}
              data={kinds}
              onChange={({ currentTarget }) => setDrawn(currentTarget.value as StretchKind)}
            />
            <NativeSelect
              ref={list}
              label={t('node')}
              value={from === null ? '' : String(from)}
              data={[none, ...nodes.map((one) => ({ value: String(one.id), label: nodeName(one) }))]}
              onChange={({ currentTarget: { value } }) => choose(value ? { node: Number(value) } : null)}
            />
            <NativeSelect
              label={t('stretch')}
              value={stretch ? pairOf(stretch) : ''}
              data={[none, ...stretches.map((one) => ({ value: pairOf(one), label: stretchName(one) }))]}
              onChange={({ currentTarget: { value } }) => choose(value ? { stretch: value } : null)}
            />
            <HeldNumberField
              label={t('metres')}
              hint={t('metresHint')}
              value={paths.metres === null ? null : Math.round(paths.metres)}
              parse={parseMetres}
              onChange={(metres) => edit((before) => ({ ...before, metres }))}
            />
          </div>
          {!room.node && <Banner tone="wait">{t('full')}</Banner>}
          {!node && !stretch && (
            <div>
              <PlainButton
                icon="plus"
                size="sm"
                disabled={!room.node}
                onClick={() => {
                  draw(addNode({ x: 0.5, y: 0.5 }, null, kind));
                  list.current?.focus();
                }}
              >
                {t('addNode')}
              </PlainButton>
            </div>
          )}
          {node && (
            <NodeFields
              {...{ node, paths, nodeName, room }}
              onChange={(part) => edit(changeNode(node.id, part))}
              onName={(name) => edit(nameNode(node.id, name))}
              onConnect={(other) => edit(connect(node.id, other, kind))}
              onAdd={() => {
                const beside = node.x + besideShare <= 1 ? besideShare : -besideShare;
                draw(addNode({ x: rounded(node.x + beside), y: node.y }, node.id, kind));
              }}
              onRemove={() => {
                edit(removeNode(node.id));
                chooseByKey(null);
              }}
              onEnd={() => chooseByKey(null)}
            />
          )}
          {stretch && (
            <div className={classes.chosen}>
              <div className={classes.fields}>
                <NativeSelect
                  label={t('kind')}
                  value={stretch.kind}
                  data={kinds}
                  onChange={({ currentTarget }) =>
                    edit(setKind(pairOf(stretch), currentTarget.value as StretchKind))
                  }
                />
                <HeldNumberField
                  key={pairOf(stretch)}
                  label={t('length')}
                  hint={t('lengthHint')}
                  value={paths.metres === null ? null : metresOf(stretch)}
                  parse={(typed) => {
                    const metres = parseWhole(typed);
                    return metres && isWidth(widthFrom(paths, asset.size, stretch, metres))
                      ? metres
                      : Number.NaN;
                  }}
                  onChange={(metres) =>
                    metres &&
                    edit((before) => ({ ...before, metres: widthFrom(before, asset.size, stretch, metres) }))
                  }
                />
              </div>
              <div>
                <PlainButton
                  icon="trash"
                  size="sm"
                  onClick={() => {
                    edit(removeStretch(pairOf(stretch)));
                    chooseByKey(null);
                  }}
                >
                  {t('removeStretch')}
                </PlainButton>
              </div>
            </div>
          )}
          <PathNotes editor={editor} asset={asset} />
        </div>
      </div>
    </Stack>
  );
}

const rounded = (share: number) => Math.round(share * 1_000) / 1_000;

const { min, max } = pathLimits.metres;
const isWidth = (metres: number): boolean => metres >= min && metres <= max;
const parseMetres = (typed: string): number | null => {
  const metres = parseWhole(typed);
  return metres === null || isWidth(metres) ? metres : Number.NaN;
};
const parsePercent = (typed: string): number => {
  const percent = parseAmount(typed);
  return percent !== null && percent >= 0 && percent <= 100 ? percent : Number.NaN;
};

type NodeFieldsProps = {
  node: PathNode;
  paths: Paths;
  nodeName: (node: PathNode) => string;
  room: ReturnType<typeof roomIn>;
  onChange: (part: Partial<PathNode>) => void;
  onName: (name: NonNullable<PathNode['name']>) => void;
  onConnect: (other: number) => void;
  onAdd: () => void;
  onRemove: () => void;
  onEnd: () => void;
};

function NodeFields({ node, paths, nodeName, room, ...on }: NodeFieldsProps) {
  const t = useTranslations('paths');
  const words = useTranslations('editor');
  const [other, setOther] = useState('');
  const joined = new Set(
    paths.stretches.flatMap(({ a, b }) => (a === node.id ? [b] : b === node.id ? [a] : [])),
  );
  const others = paths.nodes.filter(({ id }) => id !== node.id && !joined.has(id));
  return (
    <div className={classes.chosen}>
      <div key={node.id} className={classes.fields}>
        {languages.map((language) => (
          <TextInput
            key={language}
            label={t(`landmark.${language}`)}
            description={t(`landmarkHint.${language}`)}
            lang={language}
            maxLength={80}
            value={node.name?.[language] ?? ''}
            onChange={({ currentTarget }) =>
              on.onName({ el: '', en: '', ...node.name, [language]: currentTarget.value })
            }
          />
        ))}
        {(['x', 'y'] as const).map((axis) => (
          <HeldNumberField
            key={axis}
            label={words(axis === 'x' ? 'placeX' : 'placeY')}
            value={Math.round(node[axis] * 1_000) / 10}
            parse={parsePercent}
            onChange={(percent) => percent !== null && on.onChange({ [axis]: rounded(percent / 100) })}
          />
        ))}
        {others.length > 0 && (
          <NativeSelect
            label={t('connectTo')}
            value={other}
            data={[
              { value: '', label: t('none') },
              ...others.map((one) => ({ value: String(one.id), label: nodeName(one) })),
            ]}
            onChange={({ currentTarget }) => setOther(currentTarget.value)}
          />
        )}
      </div>
      <Group gap={12}>
        <Button
          size="sm"
          variant="default"
          disabled={!room.stretch || !others.some(({ id }) => String(id) === other)}
          onClick={() => {
            on.onConnect(Number(other));
            setOther('');
          }}
        >
          {t('connect')}
        </Button>
        <PlainButton icon="plus" size="sm" disabled={!room.node} onClick={on.onAdd}>
          {t('addNext')}
        </PlainButton>
        <PlainButton icon="trash" size="sm" onClick={on.onRemove}>
          {t('removeNode')}
        </PlainButton>
        <Button size="sm" variant="subtle" color="slate" onClick={on.onEnd}>
          {t('endLine')}
        </Button>
      </Group>
    </div>
  );
}

/** R-WAY-02: by name, whatever a visitor would look for and not find. */
export function PathNotes({ editor, asset }: Pick<PathEditorProps, 'editor' | 'asset'>) {
  const t = useTranslations('paths');
  const locale = useLocale();
  const fields = useTranslations('fields');
  const nameOf = useEntryNames(editor);
  const { paths } = editor.content;
  if (!paths?.stretches.length) return null;
  const points = entriesOf(editor.content, 'point-title').filter(({ active }) => active);
  const placed = points.flatMap(({ id, place }) => (place ? [{ id, place }] : []));
  const { apart, overSteps } = disconnected(paths, asset.size, placed);
  const named = (ids: readonly string[]) =>
    list(
      locale,
      points.filter(({ id }) => ids.includes(id)).map((one) => fields('quoted', { name: nameOf(one) })),
    );
  const half = paths.nodes
    .filter(({ name }) => name && !(name.el && name.en))
    .map(({ id }) => String(id + 1));
  return (
    <div role="status" className={classes.notes}>
      {apart.length > 0 && <Banner tone="wait">{t('apart', { points: named(apart) })}</Banner>}
      {overSteps.length > 0 && <p className="shape-note">{t('overSteps', { points: named(overSteps) })}</p>}
      {half.length > 0 && <p className="shape-note">{t('half', { nodes: list(locale, half) })}</p>}
      {paths.metres === null && <p className="shape-note">{t('noMetres')}</p>}
    </div>
  );
}
