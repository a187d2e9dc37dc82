class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = [];
  }

  get(key) {
    const entry = this.take(key);
    if (!entry) return -1;
    this.entries.unshift(entry);
    return entry.value;
  }

  put(key, value) {
    this.take(key);
    this.entries.unshift({ key, value });
    if (this.entries.length > this.capacity) {
      this.entries.pop();
    }
  }

  take(key) {
    const at = this.entries.findIndex(
      (entry) => entry.key === key,
    );
    return at < 0
      ? undefined
      : this.entries.splice(at, 1)[0];
  }
}
