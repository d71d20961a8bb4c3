const allowed = /^[\p{L}\p{M}\p{N}._@+-]{1,100}$/u;

export const isUsername = (value: string): boolean => allowed.test(value);

/** Two names with the same key are one name. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();
