/** Memory of one device. Storage can be full or forbidden; then it forgets, and nothing breaks. */
export interface DeviceMemory {
  read(): string | null;
  write(value: string): void;
}

export const deviceMemory = (key: string): DeviceMemory => ({
  read: () => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (value) => {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // Forgetting is the worst that happens.
    }
  },
});
