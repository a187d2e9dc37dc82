// Change: shows nothing at the foot of a page; a post has the day of its last revision at its top.
export default function LastUpdated(): null {
  return null;
}
