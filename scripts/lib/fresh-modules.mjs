// @ts-check
// Test files that share a process share the packages it has loaded, and nothing of ours: before each of them all of our
// modules are as if nobody had imported them, and what the one before replaced is back in its place.
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
