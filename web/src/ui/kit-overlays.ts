// What lies over a page, of the kit: a part of the build of its own (see overlays.ts).
export { Drawer, Modal } from '@mantine/core';
export { Notifications } from '@mantine/notifications';
