// R-ANY-14: the address that was asked for is opened as soon as the server answers.
setInterval(async () => {
  const { ok } = await fetch('/offline.html', { method: 'HEAD', cache: 'no-store' }).catch(() => ({
    ok: false,
  }));
  if (ok) location.reload();
}, 3000);
