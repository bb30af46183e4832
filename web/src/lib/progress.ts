/** How far somebody is in the lessons; kept in this browser. */
export interface Progress {
  step: number;
  done: boolean;
}

const KEY = 'kylix.lessons';

function all(): Record<string, Progress> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>;
    return found && typeof found === 'object' ? found : {};
  } catch {
    return {};
  }
}

export function lessonProgress(title: string, name: string): Progress {
  const found = all()[`${title}/${name}`];
  return { step: Number(found?.step) || 0, done: found?.done === true };
}

/** The first lesson that was not done yet; empty when all are. */
export const nextLesson = (title: string, lessons: string[]): string => lessons.find((name) => !lessonProgress(title, name).done) ?? '';

/** A lesson that was once done stays done; one that is done begins anew. */
export function keepLesson(title: string, name: string, step: number, over: boolean): void {
  const before = lessonProgress(title, name);
  const kept = { ...all(), [`${title}/${name}`]: { step: over ? 0 : step, done: before.done || over } };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the lesson can be played all the same.
  }
}
