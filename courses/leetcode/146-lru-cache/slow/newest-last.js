class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = [];
  }

  get(key) {
    const at = this.entries.findIndex(
      (entry) => entry[0] === key,
    );
    if (at < 0) return -1;
    const [entry] = this.entries.splice(at, 1);
    this.entries.push(entry);
    return entry[1];
  }

  put(key, value) {
    const at = this.entries.findIndex(
      (entry) => entry[0] === key,
    );
    if (at >= 0) this.entries.splice(at, 1);
    else if (this.entries.length === this.capacity) {
      this.entries.shift();
    }
    this.entries.push([key, value]);
  }
}
