import { recipeTexts } from '@psifida/contract/content/glass-texts/recipe-texts';
import { useMemo } from 'react';
import { isAt, useLeadTo, useMarks } from '../common/places.ts';
import { useItemsShown, useScene, useVisitState } from '../common/scene-context.ts';
import { FoodAttract } from '../food/food-attract.tsx';
import { FoodBook } from '../food/food-book.tsx';
import { FoodCards } from '../food/food-cards.tsx';
import { RecipePage } from './recipe-page.tsx';
import { type RecipePlate, recipePlates, withoutRepeats } from './recipe-plates.ts';

type Place = {
  presentation: string | null;
  open: string | null;
  /** Chosen by the visitor, by recipe. */
  servings: Readonly<Record<string, number>>;
};
const start: Place = { presentation: null, open: null, servings: {} };

export default function Recipes() {
  const { presentations, manifest, visit } = useScene();
  const plates = useMemo(() => recipePlates(presentations, manifest), [presentations, manifest]);
  const [{ presentation, open, servings }, go] = useVisitState(start);
  // One that is only named stands in the list; what is written in it, on its own page.
  useLeadTo((place) =>
    go({
      presentation: null,
      open: (place.of !== 'presentation' && plates.find((plate) => isAt(place, plate))?.key) || null,
    }),
  );
  if (visit === null) return <FoodAttract plates={withoutRepeats(plates)} />;
  const each = withoutRepeats(plates);
  // With nothing to choose from, it is open.
  const only = each.length === 1 ? each[0] : undefined;
  const opened = plates.find(({ key }) => key === open) ?? only;
  if (opened)
    return (
      <RecipePage
        key={opened.key}
        plate={opened}
        servings={servings[opened.id] ?? opened.recipe.servings}
        onServings={(wanted) => go({ servings: { ...servings, [opened.id]: wanted } })}
        onBack={only ? null : () => go({ open: null })}
      />
    );
  const shown = presentation ? plates.filter((plate) => plate.presentation === presentation) : plates;
  return (
    <Contents
      plates={withoutRepeats(shown)}
      presentation={presentation}
      onChoose={(chosen) => go({ presentation: chosen })}
      onOpen={({ key }) => go({ open: key })}
    />
  );
}

type ContentsProps = {
  plates: readonly RecipePlate[];
  presentation: string | null;
  onChoose: (presentation: string | null) => void;
  onOpen: (plate: { key: string }) => void;
};

function Contents({ plates, presentation, onChoose, onOpen }: ContentsProps) {
  const { presentations, language } = useScene();
  const t = recipeTexts[language];
  const first = plates[0]?.presentation;
  const at = presentation ?? first;
  useItemsShown(at ? { presentation: at, entry: null } : null);
  const marks = useMarks();
  const each = presentations.map(({ id, title }) => ({
    id,
    name: title[language],
    mark: marks.own('presentation', id, 'title'),
  }));
  const parts = each.length > 1 ? [{ id: null, name: t.all }, ...each] : [];
  return (
    <FoodBook title={t.title} intro={t.choose} parts={parts} chosen={presentation} onChoose={onChoose}>
      {(tabs, tabsHigh) => (
        <FoodCards
          before={tabs}
          beforeHigh={tabsHigh}
          key={tabs ? 'all' : presentation}
          plates={plates}
          label={t.list}
          onOpen={onOpen}
          note={(plate) => noteOf(plates.find(({ key }) => key === plate.key)?.recipe, t)}
        />
      )}
    </FoodBook>
  );
}

const noteOf = (recipe: RecipePlate['recipe'] | undefined, t: (typeof recipeTexts)['el']): string =>
  [recipe?.minutes ? t.time(recipe.minutes) : '', recipe?.servings ? t.servings(recipe.servings) : '']
    .filter((part) => part !== '')
    .join(' · ');
