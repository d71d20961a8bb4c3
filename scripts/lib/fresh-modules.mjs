// @ts-check
// Test files that share a process share the packages it has loaded, and of ours what holds no state: before each of them
// all else of ours is as if nobody had imported it, and what the one before replaced is back in its place.
import { vi } from 'vitest';

const isStateless = (/** @type {string} */ id) => /\/(contract|art)\/src\/(?!.*\.test\.)/.test(id);

/** Vitest's own. @type {{ evaluatedModules: { idToModuleMap: Map<string, { evaluated: boolean }> } }} */
const { evaluatedModules } = /** @type {any} */ (globalThis).__vitest_worker__;
/** @type {Map<object, object>} */
const kept = new Map();
for (const [id, module] of evaluatedModules.idToModuleMap)
  if (module.evaluated && isStateless(id)) kept.set(module, { ...module });
vi.resetModules();
for (const [module, loaded] of kept) Object.assign(module, loaded);
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
