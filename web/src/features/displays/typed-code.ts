import { pairingAlphabet, pairingCodeLength } from '@psifida/contract/content/display';

/** On a Greek keyboard: letters that look the same are what they look like, the others what their key is in Latin. */
const greek: Record<string, string> = Object.fromEntries(
  'ΑA ΒB ΕE ΖZ ΗH ΚK ΜM ΝN ΡP ΤT ΥY ΧX ΨC ΔD ΦF ΓG ΞJ ΛL ΠP ΣS ΘU ΩV'
    .split(' ')
    .map(([from = '', to = '']) => [from, to]),
);

/** A code as it is typed: capitals, without blanks and hyphens, and no longer than a code is. */
export const typedCode = (typed: string): string =>
  [...typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()]
    .map((letter) => greek[letter] ?? letter)
    .filter((letter) => pairingAlphabet.includes(letter))
    .slice(0, pairingCodeLength)
    .join('');
