# How many tests git bisect runs until it names the bad commit: sh bisect-cost.sh 15 63
# For each size, a history of so many commits after a good one is searched once for each place of the bad commit.

export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=Reader GIT_AUTHOR_EMAIL=reader@example.com
export GIT_COMMITTER_NAME=Reader GIT_COMMITTER_EMAIL=reader@example.com

printf '%8s %6s %6s %8s %8s\n' commits fewest most average linear
for size in "$@"; do
  git init --quiet --initial-branch=main "history-$size" && cd "history-$size" || exit
  number=0
  while [ "$number" -le "$size" ]; do
    echo "$number" > number
    git add number && git commit --quiet -m "Commit $number"
    number=$((number + 1))
  done
  bad=1
  while [ "$bad" -le "$size" ]; do
    : > ../tests
    git bisect start HEAD "HEAD~$size" > ../output 2>&1
    git bisect run sh -c "echo x >> ../tests; test \$(cat number) -lt $bad" >> ../output 2>&1
    grep -q "^$(git rev-parse "main~$((size - bad))") is the first bad commit" ../output || exit
    git bisect reset > ../output 2>&1
    wc -l < ../tests
    bad=$((bad + 1))
  done > ../counts
  cd ..
  # Testing commit after commit from the oldest one takes as many tests as the place of the bad one.
  awk -v size="$size" '
    NR == 1 || $1 < fewest { fewest = $1 }
    $1 > most { most = $1 }
    { sum += $1 }
    END { printf "%8d %6d %6d %8.2f %8.2f\n", size, fewest, most, sum / NR, (size + 1) / 2 }
  ' counts
done
