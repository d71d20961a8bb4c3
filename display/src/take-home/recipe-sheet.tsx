import type { Language } from '@psifida/contract/bilingual';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import type { readTakeHomeRecipe } from '@psifida/contract/endpoints/take-home';
import { useState } from 'react';
import { Icon } from '../scenes/common/buttons.tsx';
import { servingsAtMost } from '../scenes/recipes/amounts.ts';
import { ingredientLine } from '../scenes/recipes/ingredient-line.ts';
import { recipeTexts } from '../scenes/recipes/recipe-texts.ts';

export type TakeHomeRecipe = Answer<typeof readTakeHomeRecipe>;

type RecipeSheetProps = { recipe: TakeHomeRecipe; language: Language };

/** As many as the visitor had chosen at the display, or as the recipe was written for. */
function servingsAskedFor(): number | null {
  const asked = Number(new URLSearchParams(location.search).get('servings'));
  return Number.isInteger(asked) && asked >= 1 && asked <= servingsAtMost ? asked : null;
}

export function RecipeSheet({ recipe, language }: RecipeSheetProps) {
  const t = recipeTexts[language];
  const [asked, setServings] = useState(servingsAskedFor);
  const servings = recipe.servings && (asked ?? recipe.servings);
  const pictures = recipe.pictures.filter(({ width, height }) => Math.max(width, height) <= 1_920);
  // Of a picture that has just come there may be no JPEG yet.
  const largest = pictures.filter(({ format }) => format === 'jpeg').at(-1) ?? pictures.at(-1);
  const facts = [
    recipe.minutes ? t.time(recipe.minutes) : '',
    recipe.servings && recipe.servings !== servings ? t.writtenFor(recipe.servings) : '',
  ].filter((one) => one !== '');
  return (
    <article>
      {largest && (
        <picture>
          {(['avif', 'webp'] as const).map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              sizes="(max-width: 60rem) 100vw, 60rem"
              srcSet={pictures
                .filter((one) => one.format === format)
                .map(({ url, width }) => `${url} ${width}w`)
                .join(', ')}
            />
          ))}
          <img src={largest.url} width={largest.width} height={largest.height} alt={recipe.alt[language]} />
        </picture>
      )}
      <header className="title">
        <h1>{recipe.title[language]}</h1>
        {facts.length > 0 && <p className="facts">{facts.join(' · ')}</p>}
      </header>
      <div className="columns">
        <section>
          <h2>{t.ingredients}</h2>
          {servings !== null && (
            <div className="servings">
              <button
                type="button"
                aria-label={t.fewer}
                disabled={servings <= 1}
                onClick={() => setServings(servings - 1)}
              >
                <Icon name="minus" />
              </button>
              <span role="status">{t.servings(servings)}</span>
              <button
                type="button"
                aria-label={t.more}
                disabled={servings >= servingsAtMost}
                onClick={() => setServings(servings + 1)}
              >
                <Icon name="plus" />
              </button>
            </div>
          )}
          <ul>
            {recipe.ingredients.map((one) => {
              const line = ingredientLine(one, language, { written: recipe.servings, wanted: servings });
              return (
                <li key={one.id}>
                  <span className="amount">{line.amount}</span>{' '}
                  <span>
                    {line.insteadOf && <em>{t.insteadOf(line.insteadOf)} </em>}
                    {line.text}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
        <section>
          <h2>{t.steps}</h2>
          <ol>
            {recipe.steps.map(({ id, text }) => (
              <li key={id}>{text[language]}</li>
            ))}
          </ol>
        </section>
      </div>
      <p className="wish">{t.ready}</p>
    </article>
  );
}
