import { createContext, useContext } from 'react';

const ReadOnlyContext = createContext(false);

/** Whoever may only look sees the same form: its fields hold still, and what would change something is not there. */
export const ReadOnly = ReadOnlyContext;
export const useReadOnly = (): boolean => useContext(ReadOnlyContext);
