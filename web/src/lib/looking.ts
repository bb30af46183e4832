/** Whether somebody looks at this page: it is in sight, and somebody moved something there of late. An open tab alone is nobody. */
const IDLE = 5 * 60_000;
/** While somebody looks this is said again so often. */
const AGAIN = 2 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

/** Tells whenever it changes, and now and then that it is still so; returns what ends it. */
export function watchLooking(tell: (looking: boolean) => void): () => void {
  let last = Date.now();
  let told = false;
  let toldAt = 0;

  const look = (): void => {
    const now = Date.now();
    const looking = document.visibilityState === 'visible' && now - last < IDLE;
    if (looking === told && !(looking && now - toldAt >= AGAIN)) return;
    told = looking;
    toldAt = now;
    tell(looking);
  };
  const moved = (): void => {
    last = Date.now();
    if (!told) look();
  };
  const timer = setInterval(look, 15_000);
  for (const sign of SIGNS) addEventListener(sign, moved, { passive: true });
  document.addEventListener('visibilitychange', moved);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS) removeEventListener(sign, moved);
    document.removeEventListener('visibilitychange', moved);
    document.removeEventListener('visibilitychange', look);
  };
}
