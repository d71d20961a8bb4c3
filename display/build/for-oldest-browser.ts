import type { AtRule, Plugin as PostcssPlugin, Rule } from 'postcss';
import type { Plugin } from 'vite';
import { oldestChromium } from '../src/oldest-browser/needs.ts';
import { tooNew } from '../src/oldest-browser/too-new.ts';

export const target = `chrome${oldestChromium}`;

/** An id that no element has: it adds weight to a selector and changes nothing about what it selects. */
const weight = ':not(#\\#)';

const isIn = (rule: Rule, name: string): boolean => {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = (parent as AtRule).parent)
    if (parent.type === 'atrule' && (parent as AtRule).name.endsWith(name)) return true;
  return false;
};

const weigh = (selector: string): string => {
  const pseudo = selector.search(/::|:(?:before|after|first-line|first-letter)\b/);
  return pseudo < 0 ? selector + weight : selector.slice(0, pseudo) + weight + selector.slice(pseudo);
};

/** By spaces that stand in no bracket. */
const partsOf = (value: string): string[] =>
  value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

const sides: Record<string, readonly string[]> = {
  inset: ['top', 'right', 'bottom', 'left'],
  ...Object.fromEntries(
    ['margin', 'padding'].flatMap((name) => [
      [`${name}-block`, [`${name}-top`, `${name}-bottom`]],
      [`${name}-inline`, [`${name}-left`, `${name}-right`]],
    ]),
  ),
};

/** Each side by itself. The minifier does it too, but not where a value has a variable in it. */
export const sideBySide = (): PostcssPlugin => ({
  postcssPlugin: 'psifida-side-by-side',
  Declaration(declaration) {
    const names = sides[declaration.prop];
    if (!names) return;
    const parts = partsOf(declaration.value);
    const [first = '', second = first, third = first, fourth = second] = parts;
    const values = names.length === 2 ? [first, second] : [first, second, third, fourth];
    declaration.replaceWith(
      ...names.map((prop, index) => declaration.clone({ prop, value: values[index] ?? '' })),
    );
  },
});

/**
 * The sheets have one layer, `common`, for what a scene's own sheet goes before in whichever order they load. Old
 * browsers pass over layers: so everything outside it is given more weight, alike everywhere, and the layer is opened.
 */
export const withoutLayers = (): PostcssPlugin => ({
  postcssPlugin: 'psifida-without-layers',
  OnceExit(root) {
    root.walkRules((rule) => {
      if (!isIn(rule, 'keyframes') && !isIn(rule, 'layer')) rule.selectors = rule.selectors.map(weigh);
    });
    root.walkAtRules('layer', (layer) => {
      layer.replaceWith(layer.nodes ?? []);
    });
  },
});

/** A build that the oldest browser cannot run is none. The page that visitors take home runs on their own phones. */
export const refuseTooNew = (): Plugin => ({
  name: 'psifida-refuse-too-new',
  apply: 'build',
  generateBundle(_, bundle) {
    const found = Object.values(bundle)
      .filter(({ fileName }) => !fileName.startsWith('assets/take-home'))
      .flatMap((file) =>
        tooNew(file.fileName, file.type === 'asset' ? String(file.source) : file.code).map(
          (feature) => `${file.fileName}: ${feature}`,
        ),
      );
    if (found.length) this.error(`not for Chromium ${oldestChromium}:\n${found.join('\n')}`);
  },
});
