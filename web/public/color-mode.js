// R-SHELL-13: sets the colour mode before the first paint, so that a dark page never flashes white.
// A file of its own because the content security policy allows no inline script; src/app/color-mode.ts writes the key.
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem('nuxt-color-mode');
  } catch {
    // Storage is switched off: follow the system.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.mantineColorScheme = mode;
})();
