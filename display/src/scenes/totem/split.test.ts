import { languages } from '@psifida/contract/bilingual';
import { homeCodeTexts } from '@psifida/contract/content/glass-texts/home-texts';
import { totemTexts } from '@psifida/contract/content/glass-texts/totem-texts';
import { measuresOf, type Panel, usualPanels } from '@psifida/contract/content/panel';
import { expect, test } from 'vitest';
import { everyGlass } from '../../testing/any-glass.ts';
import { glassOf } from '../scene.ts';
import { hasCount, homeButton } from './split.tsx';

test('R-HOME-10 a point offers to be taken home wherever its foot has room, and never pushes the other buttons out', () => {
  for (const glass of everyGlass('totem'))
    for (const language of languages) {
      const [name, pill] = [homeCodeTexts[language].takeHome('point'), totemTexts[language].toMap];
      const look = homeButton(glass, name, { pill, rounds: 3 });
      // With less beside it there is at least as much room.
      const alone = homeButton(glass, name, { pill: '', rounds: 0 });
      const order = ['none', 'sign', 'words'];
      expect(order.indexOf(alone)).toBeGreaterThanOrEqual(order.indexOf(look));
    }
});

test('on the usual totem it says so in words, and with access at least by its sign', () => {
  const panel = usualPanels.totem;
  for (const access of [false, true])
    for (const language of languages) {
      const measures = measuresOf(panel, panel.pixels.width);
      const glass = glassOf(measures, panel.pixels, { installation: 'totem', access });
      const beside = { pill: totemTexts[language].toMap, rounds: 3 };
      const look = homeButton(glass, homeCodeTexts[language].takeHome('point'), beside);
      expect(access ? ['words', 'sign'] : ['words']).toContain(look);
    }
});

test('which of how many a point is stands only where the way back keeps to one line', () => {
  const panel = usualPanels.totem;
  const { toMap } = totemTexts.el;
  const on = (own: Panel) =>
    glassOf(measuresOf(own, panel.pixels.width), panel.pixels, { installation: 'totem', access: false });
  expect(hasCount(on(panel), toMap)).toBe(true);
  expect(hasCount(on({ widthMm: 299, viewingDistanceMm: 800 }), toMap)).toBe(false);
});
