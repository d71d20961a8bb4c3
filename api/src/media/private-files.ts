/** Originals carry where and by whom a picture was taken: nobody but the account that runs the product reads them. */
export const privateFile = 0o600;
export const privateFolder = 0o700;
