import { createContext, useContext } from 'react';

const DetailsContext = createContext<(media: string) => void>(() => {});

/** Opens the details of a file from anywhere in the editor. */
export const DetailsProvider = DetailsContext;
export const useShowDetails = () => useContext(DetailsContext);
