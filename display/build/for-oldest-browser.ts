import type { AtRule, Plugin as PostcssPlugin, Rule } from 'postcss';
import type { Plugin } from 'vite';
import { oldestChromium } from '../src/pages/oldest-browser/needs.ts';
import { tooNew } from '../src/pages/oldest-browser/too-new.ts';

export const target = `chrome${oldestChromium}`;

/** An id that no element has raises the specificity of a selector. */
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

/** By spaces outside brackets. */
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

/** The minifier does it too, but not where a value has a variable in it. */
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

/** Old browsers skip layers: everything outside the one layer, `common`, gets more specificity, and it is opened. */
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

/** Except for the take-home page, which runs on visitors' phones. */
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
