class LFUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = new Map();
    this.now = 0;
  }

  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    this.use(entry);
    return entry.value;
  }

  put(key, value) {
    const known = this.entries.get(key);
    if (known) {
      known.value = value;
      return;
    }
    if (this.entries.size === this.capacity) this.evict();
    const entry = { key, value, uses: 0, used: 0 };
    this.entries.set(key, entry);
    this.use(entry);
  }

  use(entry) {
    entry.uses += 1;
    entry.used = this.now += 1;
  }

  evict() {
    let worst;
    for (const entry of this.entries.values()) {
      if (
        !worst ||
        entry.uses < worst.uses ||
        (entry.uses === worst.uses &&
          entry.used < worst.used)
      ) {
        worst = entry;
      }
    }
    this.entries.delete(worst.key);
  }
}
