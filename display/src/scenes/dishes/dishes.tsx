import { dishTexts } from '@psifida/contract/content/glass-texts/dish-texts';
import { useMemo } from 'react';
import { isAt, useLeadTo } from '../common/places.ts';
import { useItemsShown, useScene, useVisitState } from '../common/scene-context.ts';
import { FoodBook } from '../food/food-book.tsx';
import { FoodCards } from '../food/food-cards.tsx';
import { DishAttract } from './dish-attract.tsx';
import { DishPage } from './dish-page.tsx';
import { type DishPlate, dishPlates } from './dish-plates.ts';
import ground from './ground.module.css';

type Place = {
  kind: DishPlate['kind'] | null;
  /** Pages passed on the way here, the open one last. */
  way: readonly string[];
};
const start: Place = { kind: null, way: [] };

export default function Dishes() {
  const { presentations, manifest, visit } = useScene();
  const plates = useMemo(() => dishPlates(presentations, manifest), [presentations, manifest]);
  const [{ kind, way }, go] = useVisitState(start);
  // One that is only named stands in the list; what is written in it, on its own page.
  useLeadTo((place) => {
    const plate = plates.find((one) => isAt(place, one));
    go({ kind: plate?.kind ?? null, way: plate && place.of !== 'presentation' ? [plate.id] : [] });
  });
  if (visit === null) return <DishAttract plates={plates} />;
  // With nothing to choose from, it is open.
  const only = plates.length === 1 ? plates[0] : undefined;
  const open = plates.find(({ id }) => id === way.at(-1)) ?? only;
  if (open)
    return (
      <DishPage
        key={open.id}
        plate={open}
        related={plates.filter(({ id }) => open.leadsTo.includes(id))}
        onOpen={(id) => go({ way: wayTo(id, way) })}
        onBack={only ? null : () => go({ way: way.slice(0, -1) })}
        all={
          isFar(way)
            ? { of: plates.find(({ id }) => id === way[0])?.kind ?? open.kind, onShow: () => go({ way: [] }) }
            : null
        }
      />
    );
  return (
    <Stalls
      plates={plates}
      kind={kind}
      onKind={(chosen) => go({ kind: chosen })}
      onOpen={(id) => go({ way: [id] })}
    />
  );
}

type StallsProps = {
  plates: readonly DishPlate[];
  kind: Place['kind'];
  onKind: (kind: DishPlate['kind']) => void;
  onOpen: (id: string) => void;
};

function Stalls({ plates, kind, onKind, onOpen }: StallsProps) {
  const { language } = useScene();
  const t = dishTexts[language];
  const kinds = (['dish', 'product'] as const).filter((one) => plates.some((plate) => plate.kind === one));
  const chosen = kind && kinds.includes(kind) ? kind : kinds[0];
  const shown = plates.filter((plate) => plate.kind === chosen);
  const [first] = shown;
  useItemsShown(first ? { presentation: first.presentation, entry: null } : null);
  return (
    <FoodBook
      title={kinds.length > 1 ? t.title : t[chosen ?? 'product']}
      intro={t.choose}
      className={chosen === 'dish' ? ground.cloth : ground.stall}
      parts={kinds.map((id) => ({ id, name: t[id] }))}
      chosen={chosen}
      onChoose={onKind}
    >
      {(tabs, tabsHigh) => (
        <FoodCards
          before={tabs}
          beforeHigh={tabsHigh}
          key={tabs ? 'all' : chosen}
          plates={shown}
          arched={chosen === 'product'}
          label={t[chosen ?? 'product']}
          onOpen={({ key }) => onOpen(key)}
        />
      )}
    </FoodBook>
  );
}

/** Going to a page that was passed leads back to it, not further on. */
export function wayTo(page: string, way: readonly string[]): readonly string[] {
  const passed = way.indexOf(page);
  return passed === -1 ? [...way, page] : way.slice(0, passed + 1);
}

/** From here on the list is offered as well: back would take too many presses. */
export const isFar = (way: readonly string[]): boolean => way.length > 2;
