/** How a field of an entry is found in the page: by the error summary, by the completeness of a language, by labels. */
export const fieldId = (entry: string, field: string): string => `entry-${entry}-${field}`;
